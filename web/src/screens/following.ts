/** Does whoever reads what grows at its end follow it? Until they scroll back, and again once they are at the end. */
export class Following {
  is = true;
  private top = 0;

  /** The box was scrolled, by them or by the page. That is told a frame later, when there may be more at the end already. */
  scrolled({
    scrollTop,
    clientHeight,
    scrollHeight,
  }: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>): void {
    const isBack = scrollTop < this.top;
    this.is = scrollTop + clientHeight > scrollHeight - 20 || (this.is && !isBack);
    this.top = scrollTop;
  }
}

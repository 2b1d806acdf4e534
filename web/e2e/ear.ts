/** What a screen reader is told: Chromium's accessibility tree in words, the focus after every key, and live regions. */
import type { CDPSession, Page } from 'playwright-core';

interface Node {
  id: string;
  parent: string | undefined;
  children: string[];
  ignored: boolean;
  role: string;
  name: string;
  description: string;
  states: Record<string, unknown>;
}

/** Roles that are said when one comes into them, if they have a name. */
const SURROUNDINGS = [
  'grid',
  'list',
  'group',
  'radiogroup',
  'region',
  'dialog',
  'navigation',
  'complementary',
];
/** Roles that say nothing by themselves: only what is in them counts. */
const SILENT = [
  'strong',
  'ListMarker',
  'LabelText',
  'none',
  'generic',
  'InlineTextBox',
  'LineBreak',
  'LayoutTable',
  'paragraph',
  'RootWebArea',
];

export class Ear {
  private around: string[] = [];

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async on(page: Page): Promise<Ear> {
    await page.addInitScript(listen);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    return new Ear(page, devtools);
  }

  /** What has the focus, with the groups one has just come into. */
  async focus(): Promise<string> {
    const nodes = await this.nodes();
    const focused = [...nodes.values()].filter((node) => node.states['focused'] === true).at(-1);
    if (!focused || focused.role === 'RootWebArea') {
      this.around = [];
      return focused ? `the page “${focused.name}”` : 'the browser itself';
    }
    const above: Node[] = [];
    for (let up = nodes.get(focused.parent ?? ''); up; up = nodes.get(up.parent ?? '')) above.unshift(up);
    const groups = above.filter(({ role, name }) => SURROUNDINGS.includes(role) && name !== '');
    const entered = groups.filter(({ id }) => !this.around.includes(id));
    this.around = groups.map(({ id }) => id);
    return [...entered, focused].map(words).join(' → ');
  }

  /** What live regions said since one last asked. */
  async said(): Promise<string[]> {
    return this.page.evaluate(() => (window as unknown as { said: string[] }).said.splice(0));
  }

  /** All that can be read in a part of the page, as an outline; a row of a grid is one line. */
  async outline(selector: string): Promise<string[]> {
    const nodes = await this.nodes();
    const { root } = await this.devtools.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await this.devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes: part } = await this.devtools.send('Accessibility.getPartialAXTree', {
      nodeId,
      fetchRelatives: false,
    });
    const top = nodes.get(part[0]?.nodeId ?? '');
    return top ? tell(top, nodes, 0) : [];
  }

  private async nodes(): Promise<Map<string, Node>> {
    const { nodes } = await this.devtools.send('Accessibility.getFullAXTree');
    return new Map(
      nodes.map((node) => [
        node.nodeId,
        {
          id: node.nodeId,
          parent: node.parentId,
          children: node.childIds ?? [],
          ignored: node.ignored,
          role: String(node.role?.value ?? ''),
          name: String(node.name?.value ?? '')
            .replace(/\s+/g, ' ')
            .trim(),
          description: String(node.description?.value ?? ''),
          states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        },
      ]),
    );
  }
}

/** Runs in the page: writes down what is added to live regions. */
function listen(): void {
  const said: string[] = [];
  (window as unknown as { said: string[] }).said = said;
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="status"]';
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        const text = node.textContent?.replace(/\s+/g, ' ').trim();
        if (text && element?.closest(live)) said.push(text);
      }
  }).observe(document, { childList: true, subtree: true });
}

/** A node as it is said: what it is called, what it is, and how it is. */
function words({ role, name, description, states }: Node): string {
  const how = [
    states['checked'] === 'true' && 'checked',
    states['pressed'] === 'true' && 'pressed',
    states['disabled'] === true && 'unavailable',
    states['expanded'] === false && 'collapsed',
    states['expanded'] === true && 'expanded',
  ].filter(Boolean);
  const more = description && description !== name ? ` (${description})` : '';
  return `${name ? `${name}, ` : ''}${[role, ...how].join(', ')}${more}`;
}

function tell(node: Node, nodes: Map<string, Node>, depth: number): string[] {
  const inside = node.children.flatMap((id) => nodes.get(id) ?? []);
  const further = (step: number): string[] => inside.flatMap((one) => tell(one, nodes, depth + step));
  // A radio button says the words beside it.
  if (node.role === 'LabelText')
    return inside.filter(({ role }) => role === 'radio').flatMap((one) => tell(one, nodes, depth));
  if (node.ignored || SILENT.includes(node.role)) return further(0);
  const line = (text: string): string => `${'  '.repeat(depth)}- ${text}`;
  if (node.role === 'row') return [line(inside.map(({ name }) => name).join(' · '))];
  if (node.role === 'StaticText') return node.name ? [line(node.name)] : [];
  const below = ['button', 'link', 'heading', 'image', 'radio', 'switch'].includes(node.role)
    ? []
    : further(1);
  if (node.role === 'listitem' && node.name === '') return further(0);
  return [line(words(node)), ...below];
}

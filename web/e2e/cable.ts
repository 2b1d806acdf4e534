/** The cable between a browser and the server: it can be cut and mended, and it can swallow the server's answers. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export class Cable {
  private readonly ends = new Set<Socket>();
  private readonly server = createServer((near) => this.plug(near));
  private whole = true;
  private deaf = false;

  private constructor(private readonly goal: string) {}

  static async to(server: string): Promise<Cable> {
    const cable = new Cable(server);
    await new Promise<void>((resolve) => cable.server.listen(0, '127.0.0.1', resolve));
    return cable;
  }

  /** Host and port of the near end. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the server hears, but nothing comes back. */
  deafen(): void {
    this.deaf = true;
  }

  cut(): void {
    this.whole = false;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.whole = true;
    this.deaf = false;
  }

  remove(): void {
    this.cut();
    this.server.close();
  }

  private plug(near: Socket): void {
    if (!this.whole) {
      near.destroy();
      return;
    }
    const [host, port] = this.goal.split(':');
    const far = connect(Number(port), host);
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(end);
      end.setNoDelay();
      end.on('error', () => other.destroy());
      end.on('close', () => {
        this.ends.delete(end);
        other.destroy();
      });
    }
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => this.deaf || near.write(data));
  }
}

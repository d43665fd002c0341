import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** A TCP proxy before a database, by which a test makes it go away, fall silent or be slow. */
export type TcpProxy = {
  /** The database's address through the proxy. */
  readonly url: string;
  /** Connections break, and new ones are refused until it is mended. */
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** Connections stay open and carry nothing any more, as where a network loses them; new ones too until it thaws. */
  readonly freeze: () => void;
  /** New connections carry again; those that were frozen never do. */
  readonly thaw: () => void;
  /** Whatever is sent to the database waits for so many milliseconds first. */
  readonly slow: (milliseconds: number) => void;
};

/** Starts a proxy before the database of an address, on this machine. Cut it when the test is done. */
export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const far = new URL(databaseUrl);
  const open = new Set<Socket>();
  const frozen = new WeakSet<Socket>();
  let [isFrozen, delay] = [false, 0];
  const keep = (socket: Socket) => {
    open.add(socket);
    if (isFrozen) frozen.add(socket);
    // What one end does not hear any more the other need not send.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  };
  /** Carries what one end says to the other; a frozen one is heard no more. */
  async function carry(from: Socket, to: Socket, wait: () => number): Promise<void> {
    async function* onward(said: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const bytes of said) {
        if (wait() > 0) await pause(wait());
        if (!frozen.has(from)) yield bytes;
      }
    }
    await pipeline(from, onward, to).catch(() => {
      for (const end of [from, to]) end.destroy();
    });
  }
  const near: Server = createServer((socket) => {
    const onward = connect(Number(far.port), far.hostname);
    for (const end of [socket, onward]) keep(end);
    void carry(socket, onward, () => delay);
    void carry(onward, socket, () => 0);
  });
  near.listen(0, '127.0.0.1');
  await once(near, 'listening');
  const { port } = near.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(near, 'close');
      near.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async mend() {
      near.listen(port, '127.0.0.1');
      await once(near, 'listening');
    },
    freeze() {
      isFrozen = true;
      for (const socket of open) frozen.add(socket);
    },
    thaw() {
      isFrozen = false;
    },
    slow(milliseconds) {
      delay = milliseconds;
    },
  };
}

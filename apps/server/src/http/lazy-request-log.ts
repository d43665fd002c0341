import type { FastifyBaseLogger } from 'fastify';

type Bindings = Parameters<FastifyBaseLogger['child']>[0];
type ChildOptions = Parameters<FastifyBaseLogger['child']>[1];
type Line = readonly unknown[];

/**
 * The log of one request, which names it in every line. Most requests write no line of their own, and to make a child
 * of the log is a good part of the work on a small one: so it is made when the first line comes.
 */
export class RequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildOptions;
  #child: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, bindings: Bindings, options: ChildOptions) {
    this.#log = log;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#own().level;
  }
  set level(level: string) {
    this.#own().level = level;
  }

  trace(...line: Line): void {
    this.#write('trace', line);
  }
  debug(...line: Line): void {
    this.#write('debug', line);
  }
  info(...line: Line): void {
    this.#write('info', line);
  }
  warn(...line: Line): void {
    this.#write('warn', line);
  }
  error(...line: Line): void {
    this.#write('error', line);
  }
  fatal(...line: Line): void {
    this.#write('fatal', line);
  }
  silent(...line: Line): void {
    this.#write('silent', line);
  }

  child(bindings: Bindings, options?: ChildOptions): FastifyBaseLogger {
    return this.#own().child(bindings, options);
  }

  #own(): FastifyBaseLogger {
    this.#child ??= this.#log.child(this.#bindings, this.#options);
    return this.#child;
  }

  #write(level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent', line: Line): void {
    const own = this.#own();
    Reflect.apply(own[level], own, line);
  }
}

import { readFile } from 'node:fs/promises';

/** Megabytes that a process holds, by what they are. */
export interface MemoryByKind {
  /** Its program and libraries, which other processes of the browser use too. */
  readonly program: number;
  /** Shared between processes: pictures on their way, and what Chromium keeps of drawn ones until memory is short. */
  readonly shared: number;
  /** The largest piece of its own: the memory of the WebAssembly, where one is running. */
  readonly largest: number;
  /** All else: what JavaScript made, compiled code, decoded frames, stacks. */
  readonly other: number;
}

const HEAD = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \S+\s*(.*)$/;
const RESIDENT = /^Rss:\s+(\d+) kB$/;

/** What Linux tells in /proc/<process>/smaps, summed up. */
export function memoryByKind(smaps: string): MemoryByKind {
  let name = '';
  let [program, shared, largest, own] = [0, 0, 0, 0];
  for (const line of smaps.split('\n')) {
    const head = HEAD.exec(line);
    if (head !== null) name = head[1] ?? '';
    const megabytes = Number(RESIDENT.exec(line)?.[1] ?? 0) / 1024;
    if (/^\/(dev\/shm|memfd:|tmp)/.test(name)) shared += megabytes;
    else if (name.startsWith('/')) program += megabytes;
    else {
      own += megabytes;
      largest = Math.max(largest, megabytes);
    }
  }
  return { program, shared, largest, other: own - largest };
}

/** Watches a process until it is told to stop, and gives what it held by kind when it held most; looks twice a second. */
export function watchMemory(id: number): () => Promise<MemoryByKind> {
  let most: MemoryByKind = { program: 0, shared: 0, largest: 0, other: 0 };
  const look = async (): Promise<void> => {
    const now = memoryByKind(await readFile(`/proc/${id}/smaps`, 'utf8'));
    if (sum(now) > sum(most)) most = now;
  };
  const timer = setInterval(() => void look(), 500);
  return async () => {
    clearInterval(timer);
    await look();
    return most;
  };
}

const sum = ({ program, shared, largest, other }: MemoryByKind): number => program + shared + largest + other;

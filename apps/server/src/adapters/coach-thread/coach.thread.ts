import { parentPort } from 'node:worker_threads';
import { speakIn } from '@touchline/messages/language';
import { coachFunctions } from './coach-functions.ts';
import type { CoachCall, CoachCallResult } from './thread-messages.ts';

// The coach of the server, beside its event loop: the rules, the phrases and the answers take the processor seconds at first.

let language: CoachCall['language'] = 'en';
speakIn(() => language);

function work(call: CoachCall): CoachCallResult {
  language = call.language;
  try {
    const called = coachFunctions[call.name] as (...args: readonly unknown[]) => unknown;
    return { result: called(...call.args) };
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

parentPort?.on('message', (call: CoachCall) => parentPort?.postMessage(work(call)));

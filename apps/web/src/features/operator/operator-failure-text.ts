import { m } from '@touchline/messages';
import { callFailureText } from '../../offline/index.ts';

/** Why a call of the operator page failed. */
export const failureText = (error: unknown): string => callFailureText(error, m.operator_unreached());

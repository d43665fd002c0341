export { AsOfNote } from './AsOfNote.tsx';
export { browserProfileEdits, keepSendingEdits } from './browser-profile-edits.ts';
export { EditToasts } from './EditToasts.tsx';
export { syncKeyedValues } from './keyed-values.ts';
export { newVersion } from './new-version.ts';
export { NewVersionNotice } from './NewVersionNotice.tsx';
export { cachedResponses } from './cached-responses.ts';
export { OutboxProvider, useOutbox, useOutboxState } from './OutboxProvider.tsx';
export { tokensOfPlayer } from './player-tokens.ts';
export { sessionKind, sessionSender } from './practice-sessions.ts';
export type { Outbox, SavedSession, SaveOutcome } from './practice-sessions.ts';
export { keepDraft, readDraft } from './profile-draft.ts';
export type { ProfileDraft } from './profile-draft.ts';
export { withEdit } from './profile-edit.ts';
export type { ProfileEdit } from './profile-edit.ts';
export type { ProfileEdits, SavedEdit } from './profile-edits.ts';
export {
  ProfileEditsProvider,
  useEditedProfile,
  useProfileEdits,
  useProfileEditsState,
} from './ProfileEditsProvider.tsx';
export { browserQueue, keepSending } from './queue/browser-queue.ts';
export { SettledToasts } from './SettledToasts.tsx';
export { useUninterrupted } from './reload-blockers.ts';
export { WaitingSessions } from './WaitingSessions.tsx';

export { AsOfNote } from './AsOfNote.tsx';
export { browserOutbox, keepSending } from './browser-outbox.ts';
export { browserProfileEdits, keepSendingEdits } from './browser-profile-edits.ts';
export { EditToasts } from './EditToasts.tsx';
export { syncKeyedValues } from './keyed-values.ts';
export { newVersion } from './new-version.ts';
export { NewVersionNotice } from './NewVersionNotice.tsx';
export { cachedResponses } from './cached-responses.ts';
export type { Outbox, SaveOutcome } from './outbox.ts';
export { OutboxProvider, useOutbox, useOutboxState } from './OutboxProvider.tsx';
export { tokensOfPlayer } from './player-tokens.ts';
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
export { sessionSender } from './send-session.ts';
export { SettledToasts } from './SettledToasts.tsx';
export { useUninterrupted } from './reload-blockers.ts';
export type { SavedSession } from './waiting-session.ts';
export { WaitingSessions } from './WaitingSessions.tsx';

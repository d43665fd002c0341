import { m } from '@touchline/messages';

/** What is said once a link for a new password was asked for: the specified words where mails are delivered (spec 000 §8). */
export function resetLinkSent(deliversMails: boolean): string {
  return deliversMails ? m.auth_forgot_sent() : m.auth_forgot_undelivered();
}

/** What the player does next, as the title of the screen. */
export function linkSentTitle(deliversMails: boolean): string {
  return deliversMails ? m.auth_forgot_sent_title() : m.auth_forgot_ready_title();
}

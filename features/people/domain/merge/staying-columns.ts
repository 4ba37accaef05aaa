/** Why a column stays with the closed account. */
export const stayReasons = {
  /** The account itself. */
  account: 'the row is the account itself',
  /** A record of what the account did: evidence is never rewritten. */
  evidence: 'records what the account did',
  /** Ended with the account. */
  ended: 'ends with the account',
  /** Ended where it is the person's own; what belongs to an accelerator moves when the account is closed. */
  own: 'a person’s own ends with the account, an accelerator’s moves',
  /** An address, not an account. */
  address: 'an address that somebody typed',
  /** Not a person. */
  other: 'refers to something other than a person',
} as const

/** Columns that look as if they referred to a person and stay, each with the reason. */
export const stayingColumns: Readonly<Record<string, keyof typeof stayReasons>> = {
  'person.uid': 'account',
  'person.email': 'account',
  'person.card_key': 'account',
  'person.merged_into_uid': 'account',
  'person_profile.contact_email': 'account',
  'card_words.person_uid': 'account',
  'first_start_link.used_by': 'evidence',
  'first_start_check.checked_by': 'evidence',
  'person_merge.from_uid': 'evidence',
  'person_merge.into_uid': 'evidence',
  'person_merge.merged_by': 'evidence',
  'audit_entry.actor_uid': 'evidence',
  'audit_entry.acting_uid': 'evidence',
  'event.actor_uid': 'evidence',
  'legal_consent.person_uid': 'evidence',
  'erasure_request.person_uid': 'evidence',
  // The team as it was when the result was announced.
  'open_task_entry.result_uids': 'evidence',
  'project_import.undone_by': 'evidence',
  'api_token.person_uid': 'ended',
  'web_hook.created_by': 'own',
  'api_token.revoked_by': 'evidence',
  'calendar_feed.person_uid': 'ended',
  'unsubscribe_key.person_uid': 'ended',
  'socket_ticket.person_uid': 'ended',
  'step_up.person_uid': 'ended',
  'push_device.person_uid': 'ended',
  'file_upload.person_uid': 'ended',
  'accelerator.contact_email': 'address',
  'event_guest.email': 'address',
  'event_organizer.email': 'address',
  'firm_invitation.email': 'address',
  'form_submission.email': 'address',
  'programme_sponsor.email': 'address',
  'role_transfer.to_email': 'address',
  'support_thread.guest_email': 'address',
  'team_invitation.email': 'address',
  'unwanted_reviewer.email': 'address',
  'event_invitation.answer_by': 'other',
  'event_juror.named_by_email': 'other',
  'event_organizer.uid': 'other',
  'form_submission.uid': 'other',
  'portal_text.preview_key': 'other',
  'profile_item.id': 'other',
  'profile_value.item_id': 'other',
  'profile_value_change.item_id': 'other',
  'web_hook_delivery.id': 'other',
  'task_comment.item_id': 'other',
  'showcase_delivery.id': 'other',
  'shown_project.logo_key': 'other',
  'file.id': 'other',
  'file_upload.id': 'other',
  'file_upload.send_key': 'other',
  'file_upload.taking': 'other',
  'file_upload_chunk.upload_id': 'other',
}

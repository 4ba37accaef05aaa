// Written by tools/write-database-types.ts from the migrated database; npm test fails when it is stale.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** The database fills the column when it is left out. */
type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

/** ISO text in UTC. */
type Instant = ColumnType<string, string | Date, string | Date>

/** Exact decimal as text: money does not pass through floating point. */
type Numeric = ColumnType<string, string | number, string | number>

/** Unchecked until parsed; arrays must be written as JSON text, since the driver takes them for SQL arrays. */
type Json = ColumnType<unknown, JsonInput, JsonInput>
type JsonInput = string | (object & { length?: never })

interface AccelerationRequestTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  project_id: number
  track_id: number
  stream_id: number | null
  status: Generated<'NEW' | 'ACCEPT' | 'REJECT' | 'CANCEL'>
  message: Generated<string>
  reason: Generated<string>
  created_by: string
  created_at: Generated<Instant>
  decided_by: string | null
  decided_at: Instant | null
  board_column: Generated<
    'NEW' | 'TO_START' | 'IN_WORK' | 'TO_REVIEW' | 'FINISHED' | 'DISCARDED' | 'BLOCKED' | 'CLOSED'
  >
  project_name: Generated<string>
  consent_at: Instant | null
  consent_version: string | null
  consent_by: string | null
  waits_since: Generated<Instant>
  due_on: Generated<string>
  progress: Generated<number>
  without_tracker: Generated<boolean>
  reached: Generated<number>
  trackpoint_id: number | null
  tracker_uid: string | null
  asked: Json | null
  profile_version_ids: Generated<number[]>
  opened_codes: Generated<string[]>
  advice: Generated<string>
  industry_ids: Generated<number[]>
  task_id: number | null
  begun_at: Instant | null
  territory_id: number | null
  stage_id: number | null
}

interface AccelerationRequestReasonTable {
  request_id: number
  reason_id: number
}

interface AcceleratorTable {
  id: GeneratedAlways<number>
  name: Generated<string>
  description: Generated<string>
  country: Generated<string>
  site: Generated<string>
  legal_form:
    | 'LIMITED_LIABILITY_COMPANY'
    | 'PUBLIC_JOINT_STOCK_COMPANY'
    | 'PRIVATE_JOINT_COMPANY'
    | 'NONPROFIT_ORGANIZATION'
    | 'SOLE_TRADE'
    | 'SELF_EMPLOYED'
    | null
  tax_number: Generated<string>
  time_zone: Generated<string>
  approval: Generated<'ON_COORDINATION' | 'COORDINATED' | 'REJECTED' | 'REVOKED'>
  status: Generated<'PLANNED' | 'ACTIVE' | 'FINISHED'>
  type: Generated<'CONTINUOUS' | 'TIMETABLE'>
  requests_to_team: Generated<boolean>
  investor_cards_shown: Generated<boolean>
  created_by: string | null
  created_at: Generated<Instant>
  country_id: number | null
  target_audience: Generated<string>
  finalists: Generated<string>
  selection_conditions: Generated<string>
  licence_id: Generated<string>
  licence_holder: Generated<string>
  contact_name: Generated<string>
  contact_phone: Generated<string>
  contact_email: Generated<string>
  logo_file_id: string | null
  team_recruiting: Generated<boolean>
  track_transfer: Generated<boolean>
  approval_reason: Generated<string>
  approval_at: Generated<Instant>
  decided_by: string | null
  version: Generated<number>
  updated_at: Generated<Instant>
  tracks_accepted: Generated<boolean>
  expert_reassign_days: number | null
  expert_reads_others: Generated<boolean>
  expert_outside_orders: Generated<boolean>
  expert_accept_days: Generated<number>
  currencies: Generated<string[]>
}

interface AcceleratorDocumentTable {
  id: GeneratedAlways<number>
  accelerator_id: number | null
  file_id: string
  name: string
  created_by: string
  created_at: Generated<Instant>
}

interface AcceleratorIndustryTable {
  accelerator_id: number
  value_id: number
}

interface AcceleratorMemberTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  person_uid: string
  role: 'ACC' | 'TRC' | 'TRC_TEAM' | 'EXP' | 'MNT'
  admin: Generated<boolean>
  blocked: Generated<boolean>
  created_at: Generated<Instant>
}

interface AcceleratorTeamRequestTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  person_uid: string
  role: 'ACC' | 'TRC' | 'TRC_TEAM' | 'EXP' | 'MNT'
  message: Generated<string>
  status: Generated<'CONSIDERATION' | 'ACCEPTED' | 'REJECTED' | 'REVOKED'>
  reason: Generated<string>
  created_at: Generated<Instant>
  decided_by: string | null
  decided_at: Instant | null
}

interface AcceleratorTransferTargetTable {
  accelerator_id: number
  target_id: number
}

interface AdaptationItemTable {
  id: GeneratedAlways<number>
  project_track_id: number
  title: string
  due_on: string
  result: Generated<string>
  done: Generated<boolean>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

interface AdaptationPlanTable {
  project_track_id: number
  status: Generated<'NOT_ASSIGNED' | 'ASSIGNED' | 'COMPLETED' | 'UNAVAILABLE'>
  status_changed_at: Generated<Instant>
  version: Generated<number>
}

interface AdaptationTemplateTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  name: string
  items: Json
  created_at: Generated<Instant>
}

interface AdoptedSampleTable {
  programme_id: number
  adopted_by: string
  adopted_at: Generated<Instant>
  form_id: number | null
  mail_ids: Generated<number[]>
}

interface AgendaDigestTable {
  person_uid: string
  mailed_at: Instant
}

interface AnnouncementTable {
  id: GeneratedAlways<number>
  title_ru: string
  title_en: string
  text_ru: string
  text_en: string
  roles: Generated<string[]>
  first_day: string
  last_day: string | null
  time_zone: string
  stays: Generated<boolean>
  status: Generated<'DRAFT' | 'PUBLISHED' | 'WITHDRAWN'>
  created_by: string
  updated_at: Generated<Instant>
  version: Generated<number>
}

interface AnnouncementAcceleratorTable {
  announcement_id: number
  accelerator_id: number
}

interface AnnouncementClosedTable {
  announcement_id: number
  person_uid: string
  at: Generated<Instant>
}

interface ApiTokenTable {
  id: GeneratedAlways<number>
  person_uid: string
  accelerator_id: number | null
  name: string
  scope: 'READ' | 'WRITE'
  key: string
  secret_hash: Buffer
  created_at: Generated<Instant>
  expires_at: Instant
  last_used_at: Instant | null
  revoked_at: Instant | null
  revoked_by: string | null
}

interface ApplicationDraftTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  track_id: number | null
  track_name: string
  project_id: number | null
  project_name: string
  message: Generated<string>
  created_by: string
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

interface ApplicationSettingTable {
  key: string
  value: Json
  updated_at: Generated<Instant>
  version: Generated<number>
}

interface AuditEntryTable {
  id: GeneratedAlways<number>
  accelerator_id: number | null
  subject: string
  subject_id: string
  action: string
  from_state: string | null
  to_state: string | null
  actor_uid: string | null
  acting_uid: string | null
  comment: Generated<string>
  details: Generated<Json>
  at: Generated<Instant>
}

interface AuditSealTable {
  id: GeneratedAlways<number>
  last_id: number
  entries: number
  hash: Buffer
  at: Generated<Instant>
}

interface BouncedAddressTable {
  address: string
  answer: Generated<string>
  bounced_at: Generated<Instant>
}

interface CalculationTable {
  id: GeneratedAlways<number>
  project_id: number
  name: string
  inputs: Json
  author_uid: string
  created_at: Generated<Instant>
  link_hash: string | null
  link_until: Instant | null
}

interface CalculationCommentTable {
  id: GeneratedAlways<number>
  calculation_id: number
  place: string
  text: string
  author_uid: string
  created_at: Generated<Instant>
}

interface CalendarFeedTable {
  person_uid: string
  secret_hash: string
  made_at: Generated<Instant>
}

interface CallTimeTable {
  hour: Instant
  call: string
  calls: number
  total_ms: number
  longest_ms: number
}

interface CanvasMappingTable {
  accelerator_id: number
  canvas: 'OSTERWALDER_CANVAS' | 'OSTERWALDER_CANVAS_PRESEED_B'
  blocks: Json
  version: Generated<number>
  updated_by: string
  updated_at: Generated<Instant>
}

interface CardWordsTable {
  person_uid: string
  said: string
  words: GeneratedAlways<string>
}

interface ChecklistPointTable {
  id: GeneratedAlways<number>
  trackpoint_id: number
  seq: number
  text: string
  version: Generated<number>
}

interface ChecklistTickTable {
  task_id: number
  point_id: number
  person_uid: string
  ticked_at: Generated<Instant>
  outdated: Generated<boolean>
}

interface ContactAccessTable {
  project_id: number | null
  accelerator_id: number | null
}

interface CountedMembershipTable {
  id: number | null
  accelerator_id: number | null
  person_uid: string | null
  role: string | null
  admin: boolean | null
  created_at: Instant | null
}

interface DataRequestTable {
  id: GeneratedAlways<number>
  project_id: number
  accelerator_id: number
  requester_uid: string
  purpose: string
  rivals: Generated<string>
  status: Generated<'NEW' | 'PASSED' | 'DECLINED' | 'GRANTED' | 'REFUSED' | 'REVOKED' | 'WITHDRAWN'>
  answer: Generated<string>
  codes: Generated<string[]>
  version_ids: Generated<number[]>
  document_ids: Generated<number[]>
  terms: Generated<string>
  until_day: string | null
  passed_at: Instant | null
  agreed_at: Instant | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  version: Generated<number>
  firm_id: number | null
  of_firm: Generated<boolean>
  shares_contacts: Generated<boolean>
  team_shares_contacts: Generated<boolean>
}

interface DealTable {
  id: GeneratedAlways<number>
  project_id: number
  investor_uid: string
  firm_id: number | null
  status: Generated<'INTEREST' | 'OFFERED' | 'TERMS' | 'INVESTED' | 'PASSED'>
  amount: Numeric | null
  currency: 'RUB' | 'USD' | 'EUR' | null
  deal_day: string | null
  instrument: 'EQUITY' | 'CONVERTIBLE' | 'LOAN' | 'GRANT' | 'OTHER' | null
  source: 'CONTRACT' | 'INVESTOR' | 'FOUNDER' | 'REGISTER' | null
  terms: Generated<string>
  reason: Generated<string>
  reason_shared: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  confirmed_by: string | null
  confirmed_at: Instant | null
  disputed_at: Instant | null
  dispute: Generated<string>
}

interface DecisionRunTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  status: Generated<'RUNNING' | 'FINISHED' | 'CANCELLED'>
  kind: 'ACCEPT' | 'REJECT' | 'RELEASE'
  total: number
  created_by: string
  created_at: Generated<Instant>
  finished_at: Instant | null
}

interface DecisionRunItemTable {
  run_id: number
  place: number
  request_id: number | null
  project_name: string
  track_name: string
  decision: 'ACCEPT' | 'REJECT'
  words: Json
  staged_version: number | null
  staged_by: string | null
  step: Generated<'WAITING' | 'DONE' | 'REFUSED' | 'LEFT'>
  refused: string | null
  project_id: number | null
  track_id: number | null
}

interface DeletedProjectTable {
  id: number
  serial_number: string
  name: string
  leader_uid: string | null
  keeper_accelerator_id: number | null
  deleted_by: string | null
  deleted_at: Generated<Instant>
  kept: Json
}

interface DictionaryTable {
  id: GeneratedAlways<number>
  code: string
  name_ru: string
  name_en: string
  parent_id: number | null
  version: Generated<number>
  updated_at: Generated<Instant>
  built_in: Generated<boolean>
}

interface DictionaryValueTable {
  id: GeneratedAlways<number>
  dictionary_id: number
  code: string
  name_ru: string
  name_en: string
  parent_value_id: number | null
  seq: Generated<number>
  status: Generated<'ACTIVE' | 'ARCHIVE'>
  words: GeneratedAlways<string>
}

interface DictionaryValuePastTable {
  dictionary_id: number
  value_id: number
  from_number: number
  until_number: number | null
  code: string
  name_ru: string
  name_en: string
  parent_value_id: number | null
  parent_code: string | null
  seq: number
  status: string
  words: GeneratedAlways<string>
}

interface DictionaryVersionTable {
  id: GeneratedAlways<number>
  dictionary_id: number
  number: number
  name: string
  published_at: Generated<Instant>
  published_by: string | null
  added: Generated<number>
  changed: Generated<number>
  archived: Generated<number>
  removed: Generated<number>
  values_count: Generated<number>
}

interface ErasureRequestTable {
  id: GeneratedAlways<number>
  person_uid: string
  status: Generated<'ASKED' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN'>
  comment: Generated<string>
  reason: Generated<string>
  created_at: Generated<Instant>
  decided_at: Instant | null
  decided_by: string | null
}

interface EventTable {
  id: GeneratedAlways<number>
  name: string
  payload: Json
  actor_uid: string | null
  accelerator_id: number | null
  at: Generated<Instant>
  is_dispatched: Generated<boolean>
}

interface EventFeedbackTable {
  invitation_id: number
  side: 'TEAM' | 'HOST'
  rating: number
  words: Generated<string>
  by_uid: string
  at: Generated<Instant>
}

interface EventFollowUpTable {
  id: GeneratedAlways<number>
  invitation_id: number
  step: string
  due_on: string
  done_at: Instant | null
  created_by: string
  created_at: Generated<Instant>
}

interface EventGuestTable {
  id: GeneratedAlways<number>
  event_id: number
  name: string
  email: string
  locale: 'ru' | 'en'
  status: Generated<'PENDING' | 'CONFIRMED' | 'WAITING' | 'CANCELLED' | 'REMOVED' | 'ATTENDED' | 'MISSED'>
  reason: Generated<string>
  token: string | null
  code: Generated<string>
  queued_at: Instant | null
  came_at: Instant | null
  marked_at: Instant | null
  created_at: Generated<Instant>
  changed_at: Generated<Instant>
  forgotten_at: Instant | null
}

interface EventInvitationTable {
  id: GeneratedAlways<number>
  event_id: number
  project_id: number
  status:
    | 'REQUESTED'
    | 'INVITED'
    | 'WAITING'
    | 'OFFERED'
    | 'ACCEPTED'
    | 'DECLINED'
    | 'REFUSED'
    | 'WITHDRAWN'
    | 'EXPIRED'
    | 'ATTENDED'
    | 'MISSED'
  seats: Generated<number>
  message: Generated<string>
  reason: Generated<string>
  answer_by: Instant | null
  queued_at: Instant | null
  created_by: string | null
  created_at: Generated<Instant>
  changed_at: Generated<Instant>
  code: Generated<string>
  came_at: Instant | null
  marked_at: Instant | null
  accelerator_id: number | null
}

interface EventJurorTable {
  id: GeneratedAlways<number>
  event_id: number
  person_uid: string
  created_at: Generated<Instant>
  named_by_email: Generated<boolean>
}

interface EventMaterialTable {
  id: GeneratedAlways<number>
  event_id: number
  file_id: string
  name: string
  created_at: Generated<Instant>
}

interface EventOrganizerTable {
  id: GeneratedAlways<number>
  uid: Generated<string>
  person_uid: string
  name: string
  email: string
  outcome: Generated<'WAITING' | 'CREATED' | 'REFUSED' | 'FAILED'>
  attempts: Generated<number>
  created_at: Generated<Instant>
  last_at: Instant | null
}

interface EventOrganizerCallTable {
  id: GeneratedAlways<number>
  organizer_id: number
  at: Generated<Instant>
  http_status: number | null
  problem: 'ADDRESS_NOT_ALLOWED' | 'NAME_NOT_FOUND' | 'TIMEOUT' | 'NOT_REACHED' | 'SWITCHED_OFF' | null
}

interface EventScoreTable {
  juror_id: number
  invitation_id: number
  scores: Json
  note: Generated<string>
  at: Generated<Instant>
}

interface ExpertAbsenceTable {
  id: GeneratedAlways<number>
  expert_uid: string
  days: string
}

interface ExpertActTable {
  id: GeneratedAlways<number>
  accelerator_id: number | null
  number: number
  expert_uid: string
  currency: 'RUB' | 'USD' | 'EUR'
  amount: Numeric
  since: string
  till: string
  made_on: string
  basis: Generated<string>
  status: Generated<'OPEN' | 'PAID' | 'CANCELLED'>
  created_by: string
  created_at: Generated<Instant>
  paid_on: string | null
  note: Generated<string>
  cancel_reason: Generated<string>
  version: Generated<number>
  client_uid: string | null
  expert_name: string
  client_name: string | null
}

interface ExpertActItemTable {
  act_id: number
  position: number
  job_id: number
  amount: Numeric
}

interface ExpertActTemplateTable {
  accelerator_id: number
  language: 'ru' | 'en'
  file_id: string
  uploaded_by: string
  uploaded_at: Generated<Instant>
}

interface ExpertCertificateTable {
  id: GeneratedAlways<number>
  expert_uid: string
  file_id: string
  created_at: Generated<Instant>
}

interface ExpertConflictTable {
  id: GeneratedAlways<number>
  project_id: number
  expert_uid: string
  source: 'EXPERT' | 'ACCELERATOR'
  accelerator_id: number
  reason: Generated<string>
  declared_by: string
  at: Generated<Instant>
}

interface ExpertJobTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  task_id: number
  expert_uid: string
  client_uid: string
  status: Generated<'NEW' | 'PROCESS' | 'COMPLETE' | 'REJECT'>
  result_type: 'COMMENTS' | 'FILE' | 'TEMPLATE'
  due_on: string | null
  visible_to_team: Generated<boolean>
  created_at: Generated<Instant>
  serial_number: GeneratedAlways<string | null>
  ordered_as: Generated<'ACC' | 'INV' | 'MNT'>
  competency_id: number | null
  fee: Numeric | null
  fee_currency: 'RUB' | 'USD' | 'EUR' | null
  blind: Generated<'OPEN' | 'EXPERT_HIDDEN' | 'BOTH_HIDDEN'>
  handed_in_at: Instant | null
  taken_at: Instant | null
  completed_at: Instant | null
  rejected_at: Instant | null
  reason: Generated<string>
  ended_by: string | null
  withdrawn: Generated<boolean>
  conclusion: Generated<string>
  result_file_id: string | null
  accepted_at: Instant | null
  accepted_by: string | null
  corrections: Generated<number>
  correction: Generated<string>
  override_reason: Generated<string>
  overridden_conflicts: Generated<string[]>
  version: Generated<number>
  reminded_days: number | null
  language: string | null
  untaken_told_at: Instant | null
  template_version_id: number | null
  score: Numeric | null
  project_track_id: Generated<number>
  project_id: Generated<number>
  track_id: Generated<number>
  project_name: Generated<string>
  requester_uid: string | null
  work_opened_at: Instant | null
  pay_status: 'NOT_DUE' | 'DUE' | 'IN_ACT' | 'PAID' | 'DISPUTED' | null
  pay_amount: Numeric | null
  due_since: string | null
  reminded_at: Instant | null
  first_completed_at: Instant | null
  accept_days: Generated<number>
  accept_told_at: Instant | null
  asked_until: string | null
  asked_until_reason: Generated<string>
  asked_until_at: Instant | null
  due_changed_at: Instant | null
}

interface ExpertJobCommentTable {
  id: GeneratedAlways<number>
  job_id: number
  element_code: string | null
  text: string
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

interface ExpertJobQuestionTable {
  job_id: number
  position: number
  text: string
  answer: Generated<string>
}

interface ExpertJobTermsTable {
  job_id: number
  text_version: number
  fee: Numeric | null
  fee_currency: 'RUB' | 'USD' | 'EUR' | null
  due_on: string | null
  accepted_at: Generated<Instant>
}

interface ExpertJobValueTable {
  job_id: number
  element_code: string
  value: Json
}

interface ExpertMessageTable {
  id: GeneratedAlways<number>
  job_id: number
  author_uid: string
  by_expert: boolean
  text: string
  created_at: Generated<Instant>
}

interface ExpertMessageReadTable {
  job_id: number
  person_uid: string
  message_id: number
}

interface ExpertPaymentTable {
  job_id: number
  amount: Numeric
  status: Generated<'DUE' | 'IN_ACT' | 'PAID' | 'DISPUTED'>
  act_id: number | null
  paid_on: string | null
  note: Generated<string>
  disputed_from: 'DUE' | 'IN_ACT' | 'PAID' | null
  disputed_at: Instant | null
  dispute_reason: Generated<string>
  resolution: Generated<string>
  version: Generated<number>
}

interface ExpertQuestionTable {
  id: GeneratedAlways<number>
  job_id: number
  element_code: string | null
  text: string
  passed_text: Generated<string>
  answer: Generated<string>
  told_text: Generated<string>
  reason: Generated<string>
  status: Generated<'ASKED' | 'PASSED' | 'ANSWERED' | 'TOLD' | 'DECLINED'>
  version: Generated<number>
  created_at: Generated<Instant>
  answered_at: Instant | null
}

interface ExpertSettingTable {
  expert_uid: string
  capacity: number | null
  fee: Numeric | null
  fee_currency: 'RUB' | 'USD' | 'EUR' | null
  languages: Generated<string[]>
  version: Generated<number>
}

interface ExpertSuggestionTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  project_id: number
  task_id: number | null
  competency_id: number | null
  expert: Generated<string>
  reason: string
  proposer_uid: string
  status: Generated<'NEW' | 'ORDERED' | 'DECLINED' | 'WITHDRAWN'>
  job_id: number | null
  answer: Generated<string>
  decided_by: string | null
  decided_at: Instant | null
  version: Generated<number>
  created_at: Generated<Instant>
}

interface FigureAskTable {
  id: GeneratedAlways<number>
  project_id: number
  period_end: string
  asked_uid: string
  link_hash: string | null
  asked_at: Generated<Instant>
  until_day: string
  answered_at: Instant | null
  company: 'WORKING' | 'CLOSED' | 'SOLD' | null
  revenue: Numeric | null
  currency: 'RUB' | 'USD' | 'EUR' | null
  people: number | null
  comment: Generated<string>
  version: Generated<number>
}

interface FileTable {
  id: Generated<string>
  entity:
    | 'CERTIFICATE'
    | 'ACCELERATOR_UPLOADS'
    | 'ACCELERATOR_LOGO'
    | 'EXPERTJOB_RESULT'
    | 'EXPERTJOB_TEMPLATE'
    | 'PROJECT_UPLOADS'
    | 'PROJECT_PRESENTATIONS'
    | 'PROJECT_LOGO'
    | 'PROJECT_PROFILE_OBJECT'
    | 'REPORT_TEMPLATE'
    | 'RICH_TEXT_IMAGE'
    | 'REGISTRY_ELEMENT'
    | 'TECHNOLOGY'
    | 'AVATAR'
    | 'LIST_EXPORT'
    | 'TRACK_PICTURE'
    | 'SHOWCASE_PICTURE'
    | 'OPEN_TASK'
    | 'PIPELINE_FILE'
    | 'START_PICTURE'
    | 'EVENT_FILE'
    | 'EVENT_COVER'
  name: string
  mime: string
  size: number
  sha256: string
  uploaded_by: string
  created_at: Generated<Instant>
  owner: Generated<string>
  former_leader_uid: string | null
}

interface FileUploadTable {
  id: Generated<string>
  person_uid: string
  name: string
  size: number
  sha256: string | null
  touched_at: Generated<Instant>
  call: string | null
  taken_at: Instant | null
  answer: string | null
  answered_at: Instant | null
  send_key: string | null
  created_at: Generated<Instant>
  taking: string | null
}

interface FileUploadChunkTable {
  upload_id: string
  start: number
  bytes: Buffer
}

interface FirmInvitationTable {
  id: GeneratedAlways<number>
  firm_id: number
  email: string
  status: Generated<'SENT' | 'ACCEPTED' | 'DECLINED' | 'REVOKED'>
  invited_by: string
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

interface FirmMemberTable {
  person_uid: string
  firm_id: number
  admin: Generated<boolean>
  joined_at: Generated<Instant>
}

interface FirstStartCheckTable {
  step: 'address' | 'mail' | 'files' | 'backupFolder' | 'finished'
  setting: string
  checked_at: Generated<Instant>
  checked_by: string | null
}

interface FirstStartLinkTable {
  key_hash: Buffer
  created_at: Generated<Instant>
  expires_at: Instant
  used_at: Instant | null
  used_by: string | null
}

interface FormSubmissionTable {
  id: GeneratedAlways<number>
  uid: Generated<string>
  form_id: number
  accelerator_id: number
  dedupe_key: string
  received: Generated<number>
  content: Json
  content_gone: Generated<boolean>
  email: Generated<string>
  sender: Generated<string>
  address: Generated<string>
  status: Generated<'NEW' | 'PROCESSED' | 'REJECTED'>
  reason: string | null
  comment: Generated<string>
  problems: Generated<Json>
  project_id: number | null
  request_id: number | null
  waits_for: string | null
  acting_uid: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  decided_at: Instant | null
  student: Json | null
}

interface HeldEventTable {
  id: GeneratedAlways<number>
  accelerator_id: number | null
  owner_uid: string | null
  name: string
  description: Generated<string>
  kind: 'MEETING' | 'PITCH_DAY' | 'DEMO_DAY' | 'WORKSHOP' | 'OFFICE_HOURS'
  place: Generated<string>
  link: Generated<string>
  starts_at: Instant
  ends_at: Instant
  time_zone: string
  capacity: number | null
  taken: Generated<number>
  is_public: Generated<boolean>
  answer_hours: Generated<number>
  agenda: Generated<Json>
  status: Generated<'DRAFT' | 'PUBLISHED' | 'CANCELLED' | 'OVER'>
  reason: Generated<string>
  created_by: string
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  version: Generated<number>
  reminded: Generated<number>
  takes_guests: Generated<boolean>
  cover_file_id: string | null
  cover_width: number | null
  cover_height: number | null
  criteria: Generated<Json>
  words: GeneratedAlways<string>
}

interface IntakeFormTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  name: string
  kind:
    | 'APPLICATION'
    | 'COMPETENCE'
    | 'SOBA'
    | 'QUESTIONNAIRE'
    | 'INVESTOR_ACCESS'
    | 'BASE_DESCRIPTION'
    | 'AGTECH'
    | 'GUAP'
    | 'OAK'
  track_id: number | null
  locale: Generated<'ru' | 'en'>
  active: Generated<boolean>
  settings: Json
  version: Generated<number>
  key: string
  secret_hash: Buffer
  previous_hash: Buffer | null
  previous_until: Instant | null
  secret_at: Generated<Instant>
  owner_uid: string
  created_at: Generated<Instant>
}

interface InvestorFirmTable {
  id: GeneratedAlways<number>
  name: string
  about: Generated<string>
  created_by: string
  version: Generated<number>
  created_at: Generated<Instant>
}

interface InvestorProfileTable {
  person_uid: string
  thesis: Generated<string>
  portfolio: Generated<string>
  regions: Generated<string>
  takes_transferred: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<Instant>
}

interface InvestorSearchTable {
  id: GeneratedAlways<number>
  owner_uid: string
  name: string
  find_text: Generated<string>
  industry_ids: Generated<number[]>
  stage_ids: Generated<number[]>
  mails: Generated<boolean>
  seen_at: Generated<Instant>
  told_at: Generated<Instant>
  version: Generated<number>
  created_at: Generated<Instant>
}

interface InvestorStageTable {
  person_uid: string
  value_id: number
}

interface InvestorVerificationTable {
  id: GeneratedAlways<number>
  person_uid: string
  evidence: string
  checked_day: string
  given_by: string
  given_at: Generated<Instant>
  taken_by: string | null
  taken_at: Instant | null
  taken_reason: Generated<string>
}

interface LegalConsentTable {
  person_uid: string
  subject: string
  number: number
  given_at: Generated<Instant>
}

interface ListExportTable {
  id: GeneratedAlways<number>
  person_uid: string
  list: string
  asked: Json
  accelerator_id: number | null
  format: 'xlsx' | 'csv'
  locale: 'ru' | 'en'
  created_at: Generated<Instant>
  written: Generated<number>
  finished_at: Instant | null
  file_id: string | null
  failure: string | null
  subscription_id: number | null
}

interface ListSettingTable {
  person_uid: string
  list_id: string
  views: Generated<Json>
  shown: Generated<Json>
}

interface ListSubscriberTable {
  subscription_id: number
  person_uid: string
  stopped: string | null
  stopped_at: Instant | null
}

interface ListSubscriptionTable {
  id: GeneratedAlways<number>
  owner_uid: string
  list: string
  asked: Json
  accelerator_id: number | null
  weekday: number
  clock: string
  time_zone: string
  created_at: Generated<Instant>
  sent_for: Instant | null
  fault: string | null
  resumed_at: Instant | null
}

interface MailTable {
  id: GeneratedAlways<number>
  dedupe_key: string
  template: string
  to_address: string
  locale: 'ru' | 'en'
  subject: string
  text_body: string
  html_body: string
  links: Generated<Json>
  status: Generated<'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'DELAYED' | 'BOUNCED' | 'WITHHELD'>
  error: Generated<string>
  created_at: Generated<Instant>
  sent_at: Instant | null
  secret: string | null
  one_time: Generated<boolean>
  unsubscribe_url: Generated<string>
  attachments: Generated<Json>
  server: Generated<string>
  message_key: Generated<string | null>
  sending_at: Instant | null
  maybe_twice: Generated<boolean>
  notices: Generated<number[]>
  incomplete: Generated<boolean>
}

interface MaintenanceNoticeTable {
  id: GeneratedAlways<number>
  starts_at: Instant
  ends_at: Instant
  time_zone: string
  status: Generated<'PLANNED' | 'CANCELLED'>
  created_by: string
  created_at: Generated<Instant>
  version: Generated<number>
  mode: Generated<'NOTICE' | 'READ_ONLY' | 'CLOSED'>
}

interface MaintenanceShownTable {
  notice_id: number
  person_uid: string
  shown_at: Generated<Instant>
}

interface MarketingFileTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  file_id: string
  name: string
  description: Generated<string>
  access: Generated<'EVERYONE' | 'TEAM'>
  created_by: string
  created_at: Generated<Instant>
}

interface MassMessageTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  author_uid: string
  list: string
  search: string
  audience: 'LEADERS' | 'TEAMS' | 'PEOPLE'
  subject: Generated<string>
  body: Generated<string>
  created_at: Generated<Instant>
  started_at: Instant | null
  stopped_at: Instant | null
  finished_at: Instant | null
  version: Generated<number>
  sent_by: string | null
}

interface MassMessageRecipientTable {
  id: GeneratedAlways<number>
  message_id: number
  person_uid: string | null
  project_id: number | null
  params: Generated<Json>
  left_out: string | null
  due_at: Instant | null
  notification_id: number | null
  sent_at: Instant | null
}

interface MeetingTaskTable {
  id: GeneratedAlways<number>
  meeting_id: number
  side: 'TEAM' | 'MENTOR'
  text: string
  due_day: string | null
  created_by: string | null
  created_at: Generated<Instant>
  done_at: Instant | null
  done_by: string | null
}

interface MentorTable {
  id: GeneratedAlways<number>
  person_uid: string
}

interface MentorAdviceTable {
  id: GeneratedAlways<number>
  question_id: number
  mentor_id: number
  advice: string
  against_id: number | null
  given_at: Generated<Instant>
  verdict: 'FOLLOWED' | 'PARTLY' | 'NOT_FOLLOWED' | null
  outcome: Generated<string>
  noted_by: string | null
  noted_at: Instant | null
}

interface MentorBusyTable {
  mentor_id: number
  starts_at: Instant
  ends_at: Instant
}

interface MentorCalendarTable {
  mentor_id: number
  address: string
  host: string
  set_at: Generated<Instant>
  read_at: Instant | null
  tried_at: Instant | null
  problem: string | null
}

interface MentorDayOffTable {
  id: GeneratedAlways<number>
  mentor_id: number
  first_day: string
  last_day: string
}

interface MentorMeetingTable {
  id: GeneratedAlways<number>
  hours_id: number
  mentor_id: number
  project_id: number
  starts_at: Instant
  ends_at: Instant
  busy_until: Instant
  topic: string
  notes: Generated<string>
  reason: Generated<string>
  status: Generated<'BOOKED' | 'CANCELLED' | 'HELD' | 'MISSED'>
  booked_by: string | null
  created_at: Generated<Instant>
  changed_at: Generated<Instant>
  reminded: Generated<number>
  programme_id: number | null
  rating: number | null
  thanks: Generated<string>
  thanked_at: Instant | null
  moved_for: Generated<string>
}

interface MentorQuestionTable {
  id: GeneratedAlways<number>
  project_id: number
  accelerator_id: number
  question: string
  about: Generated<string>
  asked_by: string | null
  asked_at: Generated<Instant>
  closed_at: Instant | null
}

interface MessageBlockTable {
  person_uid: string
  blocked_uid: string
  created_at: Generated<Instant>
}

interface MessageReportTable {
  id: GeneratedAlways<number>
  reporter_uid: string
  author_uid: string
  notification_id: number
  subject: string
  body: string
  reason: string
  status: Generated<'OPEN' | 'SETTLED'>
  answer: Generated<string>
  version: Generated<number>
  created_at: Generated<Instant>
  settled_at: Instant | null
}

interface NoticeSettingTable {
  person_uid: string
  kind: string
  channel: 'AT_ONCE' | 'DAILY' | 'WEEKLY' | 'INBOX' | 'OFF'
}

interface NoticeTimeTable {
  person_uid: string
  quiet_from: number | null
  quiet_to: number | null
  time_zone: string
}

interface NotificationTable {
  id: GeneratedAlways<number>
  event_id: number | null
  code: string
  params: Generated<Json>
  recipient_uid: string
  sender_uid: string | null
  accelerator_id: number | null
  subject: Generated<string>
  body: Generated<string>
  link: Generated<string>
  reply_to_id: number | null
  thread_id: number | null
  read_at: Instant | null
  created_at: Generated<Instant>
  deleted_by_recipient_at: Instant | null
  deleted_by_sender_at: Instant | null
  mail_waiting: Generated<boolean>
  words: GeneratedAlways<string | null>
  mail_after: Instant | null
  template_id: number | null
  calendar: Json | null
  mail_link: Generated<string>
}

interface NotificationTemplateTable {
  id: GeneratedAlways<number>
  accelerator_id: number | null
  code: string
  version: number
  is_current: Generated<boolean>
  subject_ru: string | null
  body_ru: string | null
  subject_en: string | null
  body_en: string | null
  created_by: string
  created_at: Generated<Instant>
}

interface ObjectGroupTable {
  id: GeneratedAlways<number>
  name_ru: string
  name_en: string
  seq: number
}

interface OfficeHoursTable {
  id: GeneratedAlways<number>
  mentor_id: number
  accelerator_id: number
  topics: Generated<string>
  rules: Generated<Json>
  time_zone: string
  slot_minutes: number
  buffer_minutes: Generated<number>
  ahead_days: Generated<number>
  notice_hours: Generated<number>
  team_limit: Generated<number>
  place: Generated<string>
  link: Generated<string>
  is_open: Generated<boolean>
  updated_at: Generated<Instant>
  version: Generated<number>
  most_teams: Generated<number>
  programme_limit: number | null
  most_in_row: number | null
}

interface OpenDataRoomTable {
  id: number | null
  project_id: number | null
  requester_uid: string | null
  accelerator_id: number | null
}

interface OpenTaskTable {
  id: GeneratedAlways<number>
  organizer_uid: string
  title: string
  description: Generated<string>
  prize: Generated<string>
  requirements: Generated<string>
  form: Generated<Json>
  criteria: Generated<Json>
  edition: Generated<number>
  opens_at: Instant
  entries_until: Instant
  results_at: Instant
  time_zone: string
  late: Generated<'REFUSE' | 'MARK'>
  is_blind: Generated<boolean>
  prize_places: Generated<number>
  status: Generated<
    'DRAFT' | 'MODERATION' | 'APPROVED' | 'OPEN' | 'CLOSED' | 'JUDGED' | 'RESULTS' | 'CANCELLED'
  >
  reason: Generated<string>
  published_at: Instant | null
  reminded: Generated<boolean>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  version: Generated<number>
  first_published_at: Instant | null
}

interface OpenTaskChangeTable {
  id: GeneratedAlways<number>
  task_id: number
  changed_by: string | null
  changed_at: Instant
  before: Generated<Json>
  after: Generated<Json>
  added: Generated<Json>
  removed: Generated<Json>
  decided_by: string | null
  decided_at: Instant | null
  is_kept: boolean | null
  reason: Generated<string>
}

interface OpenTaskConflictTable {
  juror_id: number
  entry_id: number
  reason: string
  at: Generated<Instant>
  reasons: Generated<string[]>
  waived_by: string | null
  waived_at: Instant | null
  waived_reasons: Generated<string[]>
  waived_reason: Generated<string>
}

interface OpenTaskEditionTable {
  task_id: number
  edition: number
  criteria: Json
  reason: Generated<string>
  changed_by: string | null
  at: Generated<Instant>
}

interface OpenTaskEntryTable {
  id: GeneratedAlways<number>
  task_id: number
  person_uid: string
  project_id: number | null
  title: string
  answers: Generated<Json>
  first_at: Instant
  submitted_at: Instant
  withdrawn_at: Instant | null
  score: Numeric | null
  place: number | null
  made_project_id: number | null
  version: Generated<number>
  said: Generated<string>
  words: GeneratedAlways<string>
  title_words: GeneratedAlways<string>
  project_offered_at: Instant | null
  project_declined_at: Instant | null
  certificate_code: Generated<string>
  result_uids: string[] | null
}

interface OpenTaskEntryFileTable {
  id: GeneratedAlways<number>
  entry_id: number
  file_id: string
  name: string
  at: Instant
}

interface OpenTaskJurorTable {
  id: GeneratedAlways<number>
  task_id: number
  person_uid: string
  added_at: Generated<Instant>
}

interface OpenTaskMaterialTable {
  id: GeneratedAlways<number>
  task_id: number
  file_id: string
  name: string
  created_at: Generated<Instant>
  removed_at: Instant | null
}

interface OpenTaskOutageTable {
  id: GeneratedAlways<number>
  task_id: number
  from_at: Instant
  to_at: Instant
  reason: string
  recorded_by: string | null
  recorded_at: Generated<Instant>
  until_before: Instant
  until_after: Instant
}

interface OpenTaskQuestionTable {
  id: GeneratedAlways<number>
  task_id: number
  person_uid: string
  question: string
  asked_at: Generated<Instant>
  answer: Generated<string>
  answered_at: Instant | null
}

interface OpenTaskReceiptTable {
  id: GeneratedAlways<number>
  task_id: number
  person_uid: string
  entry_id: number | null
  deed: 'ENTRY' | 'FILE' | 'FILE_REMOVED' | 'WITHDRAWAL'
  result: 'RECEIVED' | 'LATE' | 'REFUSED'
  refusal: 'NOT_OPEN' | 'CLOSED' | 'LATE_CHANGE' | 'INCOMPLETE' | 'TEAM_ENTERED' | 'GONE' | null
  at: Instant
  digest: string | null
}

interface OpenTaskScoreTable {
  juror_id: number
  entry_id: number
  edition: number
  scores: Json
  comment: Generated<string>
  at: Generated<Instant>
}

interface PageHitDayTable {
  accelerator_id: number
  track_id: number | null
  day: string
  hits: number
}

interface PersonTable {
  uid: string
  email: string
  last_name: string
  first_name: string
  middle_name: Generated<string>
  phone: Generated<string>
  avatar_url: string | null
  locale: 'ru' | 'en' | null
  status: Generated<'W' | 'A' | 'B' | 'R'>
  created_at: Generated<Instant>
  last_seen_at: Instant | null
  default_role:
    | 'INI'
    | 'EXP'
    | 'MNT'
    | 'INV'
    | 'TRC'
    | 'TRC_TEAM'
    | 'ACC'
    | 'CST'
    | 'HTADM'
    | 'HTFRN'
    | 'HTUSR'
    | 'ADMIN'
    | null
  invite_to_projects: Generated<boolean>
  invite_to_accelerators: Generated<boolean>
  card_published: Generated<boolean>
  certified_expert: Generated<boolean>
  erased_at: Instant | null
  words: GeneratedAlways<string | null>
  card_to_world: Generated<boolean>
  card_key: Generated<string>
  merged_into_uid: string | null
}

interface PersonAccessFlagTable {
  person_uid: string
  flag: 'AUTO_FILTER' | 'PROGRAMME_BUILDER' | 'REPORT_BUILDER' | 'ORGANIZER_CREATION'
  granted_at: Generated<Instant>
}

interface PersonAwardTable {
  id: GeneratedAlways<number>
  person_uid: string
  year: number
  title: string
  url: Generated<string>
  file_id: string | null
  created_at: Generated<Instant>
}

interface PersonCompetencyTable {
  person_uid: string
  value_id: number
}

interface PersonIndustryTable {
  person_uid: string
  value_id: number
}

interface PersonMergeTable {
  id: GeneratedAlways<number>
  from_uid: string
  into_uid: string
  merged_by: string
  merged_at: Generated<Instant>
  reason: string
}

interface PersonProfileTable {
  person_uid: string
  version: Generated<number>
  contact_email: Generated<string>
  phone_country: Generated<string>
  company: Generated<string>
  country_id: number | null
  region_id: number | null
  city_id: number | null
  specialty: Generated<string>
  job_positions: Generated<string[]>
  publications: Generated<Json>
  education: Generated<Json>
  student: Generated<Json>
  investor_type:
    | 'PRIVATE_INVESTOR'
    | 'BUSINESS_ANGEL'
    | 'ANGEL_SYNDICATE'
    | 'VENTURE_FUND'
    | 'CORPORATE_INVESTOR'
    | 'FAMILY_OFFICE'
    | 'INVESTMENT_COMPANY'
    | 'BANK'
    | 'STATE_FUND'
    | 'OTHER'
    | null
  investment_from: Numeric | null
  investment_to: Numeric | null
  investment_currency: 'RUB' | 'USD' | 'EUR' | null
  about: Generated<string>
  avatar_file_id: string | null
  avatar_small_file_id: string | null
  processing_consent_at: Instant | null
  updated_at: Generated<Instant>
  company_tax_number: Generated<string>
}

interface PersonRoleTable {
  person_uid: string
  role: 'INI' | 'EXP' | 'MNT' | 'INV' | 'TRC' | 'CST' | 'HTADM' | 'HTFRN' | 'HTUSR' | 'ADMIN'
  granted_at: Generated<Instant>
}

interface PipelineCardTable {
  id: GeneratedAlways<number>
  owner_uid: string | null
  project_id: number
  stage: Generated<'WATCHING' | 'CONTACTED' | 'STUDYING' | 'TERMS' | 'INVESTED' | 'PASSED'>
  note: Generated<string>
  next_step: Generated<string>
  next_day: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  firm_id: number | null
}

interface PipelineFileTable {
  id: GeneratedAlways<number>
  card_id: number
  file_id: string
  created_by: string
  created_at: Generated<Instant>
}

interface PipelineStageNameTable {
  id: GeneratedAlways<number>
  owner_uid: string | null
  firm_id: number | null
  stage: 'WATCHING' | 'CONTACTED' | 'STUDYING' | 'TERMS' | 'INVESTED' | 'PASSED'
  name: string
}

interface PortalAlarmTable {
  id: GeneratedAlways<number>
  finding:
    | 'queueStands'
    | 'backupNone'
    | 'backupOld'
    | 'jobsFailed'
    | 'mailsFailed'
    | 'slowStatements'
    | 'mailServer'
    | 'mailFirst'
    | 'mailSecond'
    | 'diskFull'
    | 'auditBroken'
    | 'migrationsWait'
    | 'certificateEnds'
    | 'tokensEnd'
  value: number
  began_at: Generated<Instant>
  ended_at: Instant | null
  host: Generated<string>
  seen_at: Generated<Instant>
  mailed_at: Instant | null
  mail_tries: Generated<number>
  mail_at: Generated<Instant>
}

interface PortalBackupTable {
  id: GeneratedAlways<number>
  name: string
  started_by: string | null
  started_at: Generated<Instant>
  finished_at: Instant | null
  proved_at: Instant | null
  failed_at: Instant | null
  removed_at: Instant | null
  error: Generated<string>
  tables: number | null
  row_count: number | null
  files: number | null
  bytes: number | null
}

interface PortalSizeDayTable {
  day: string
  database_bytes: number
  files_bytes: number
}

interface PortalTextTable {
  subject: string
  brand: 'default' | 'aurora' | 'graphite'
  version: number
  words: Json
  in_force_from: string | null
  preview_key: Generated<string>
  saved_by: string
  saved_at: Generated<Instant>
}

interface PortalTextVersionTable {
  subject: string
  brand: string
  number: number
  words: Json
  in_force_from: string
  published_by: string
  published_at: Generated<Instant>
}

interface ProfileFileTable {
  file_id: string
  project_id: number | null
}

interface ProfileItemTable {
  id: string
  project_id: number
  element_code: string
  seq: number
  row_key: string | null
  created_at: Generated<Instant>
  removed_at: Instant | null
}

interface ProfileObjectTable {
  id: GeneratedAlways<number>
  group_id: number
  field: Json
  code: GeneratedAlways<string>
  type: GeneratedAlways<string>
  name_ru: GeneratedAlways<string>
  name_en: GeneratedAlways<string>
  status: Generated<'ACTIVE' | 'ARCHIVE'>
  single_seq: number | null
  version: Generated<number>
  updated_at: Generated<Instant>
}

interface ProfilePictureTable {
  file_id: string
  project_id: number | null
  width: number
  height: number
}

interface ProfileTemplateTable {
  id: GeneratedAlways<number>
  name: string
  description: Generated<string>
  main: Generated<boolean>
  copied_from_id: number | null
  created_by: string | null
  created_at: Generated<Instant>
  purpose: Generated<'PROFILE' | 'EXPERTISE'>
  sample: 'ru' | 'en' | null
}

interface ProfileTemplateVersionTable {
  id: GeneratedAlways<number>
  template_id: number
  number: number
  status: Generated<'DRAFT' | 'ACTIVE' | 'ARCHIVE'>
  tree: Generated<Json>
  version: Generated<number>
  updated_at: Generated<Instant>
  published_at: Instant | null
  codes: GeneratedAlways<string[] | null>
  updated_by: string | null
}

interface ProfileValueTable {
  id: GeneratedAlways<number>
  project_id: number
  element_code: string
  item_id: string | null
  field_code: string
  value: Json | null
  version: Generated<number>
  updated_by: string | null
  updated_at: Generated<Instant>
}

interface ProfileValueChangeTable {
  id: GeneratedAlways<number>
  project_id: number | null
  element_code: string
  item_id: string | null
  field_code: string
  before: Json | null
  after: Json | null
  changed_by: string | null
  acting_by: string | null
  at: Generated<Instant>
  review_id: number | null
}

interface ProgrammeTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  name: string
  description: Generated<string>
  duration_days: number | null
  creation_strategy: Generated<'STRICT' | 'NOT_STRICT'>
  hide_project_profile: Generated<boolean>
  automatic_publication: Generated<boolean>
  content_status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVE'>
  seq: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

interface ProgrammeSponsorTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  programme_id: number
  email: string
  named_by: string
  created_at: Generated<Instant>
}

interface ProjectTable {
  id: GeneratedAlways<number>
  name: string
  summary: Generated<string>
  description: Generated<string>
  website: Generated<string>
  industry: Generated<string>
  territory: Generated<string>
  type: Generated<'NOT_DETERMINED' | 'INNOVATIVE' | 'ENTREPRENEURIAL'>
  stage: Generated<
    | 'NOT_DETERMINED'
    | 'INNOVATIVE'
    | 'ENTREPRENEURIAL'
    | 'EARLY_PRESEED'
    | 'LATE_PRESEED'
    | 'EARLY_SEED'
    | 'MIDDLE_SEED'
    | 'LATE_SEED'
  >
  capitalization_potential: Generated<string>
  collateral_property: Generated<boolean>
  publication_status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVE'>
  published_at: Instant | null
  leader_uid: string | null
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  serial_number: GeneratedAlways<string | null>
  access_level: Generated<'ALL' | 'AUTHORIZED' | 'ACCELERATOR_TEAM'>
  words: GeneratedAlways<string | null>
  logo_file_id: string | null
  keeper_accelerator_id: number | null
  industry_ids: Generated<number[]>
  territory_id: number | null
  stage_id: number | null
}

interface ProjectDocumentTable {
  id: GeneratedAlways<number>
  project_id: number
  name: string
  url: string | null
  file_id: string | null
  access: Generated<'EVERYONE' | 'TEAM_ONLY'>
  created_by: string
  created_at: Generated<Instant>
  kind: Generated<'DOCUMENT' | 'PRESENTATION'>
}

interface ProjectElementVisibilityTable {
  project_id: number
  element_code: string
  visibility: 'VISIBLE_ALL' | 'VISIBLE_TEAM' | 'NON_VISIBLE'
}

interface ProjectFormerMemberTable {
  project_id: number
  person_uid: string
  left_at: Generated<Instant>
}

interface ProjectFormerNameTable {
  project_id: number
  name: string
  until: Generated<Instant>
}

interface ProjectImportTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  file_name: string
  sheet: Json
  settings: Json
  status: Generated<'DRAFT' | 'RUNNING' | 'FINISHED' | 'UNDOING' | 'UNDONE'>
  version: Generated<number>
  created_by: string
  created_at: Generated<Instant>
  started_at: Instant | null
  finished_at: Instant | null
  about: Generated<Json>
  undone_by: string | null
}

interface ProjectImportItemTable {
  import_id: number
  seq: number
  lines: number[]
  name: string
  plan: Json
  status: Generated<'WAITING' | 'CREATED' | 'UPDATED' | 'SKIPPED' | 'FAILED' | 'UNDONE' | 'KEPT'>
  project_id: number | null
  reason: string | null
  done: Json | null
}

interface ProjectImportMappingTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  name: string
  columns: Json
  created_by: string | null
  created_at: Generated<Instant>
}

interface ProjectImportValueTable {
  accelerator_id: number
  dictionary_code: string
  name: string
  value_id: number | null
  created_by: string
  created_at: Generated<Instant>
  id: GeneratedAlways<number>
}

interface ProjectJoinRequestTable {
  id: GeneratedAlways<number>
  project_id: number
  vacancy_id: number | null
  person_uid: string
  message: Generated<string>
  status: Generated<'CONSIDERATION' | 'ACCEPTED' | 'REJECTED' | 'REVOKED'>
  reason: Generated<string>
  created_at: Generated<Instant>
  decided_by: string | null
  decided_at: Instant | null
}

interface ProjectLeadershipOfferTable {
  id: GeneratedAlways<number>
  project_id: number
  from_uid: string
  to_uid: string
  status: Generated<'OFFERED' | 'ACCEPTED' | 'DECLINED' | 'REVOKED'>
  created_at: Generated<Instant>
  decided_at: Instant | null
}

interface ProjectMemberTable {
  id: GeneratedAlways<number>
  project_id: number
  person_uid: string
  position: Generated<string>
  role_in_team: Generated<string>
  responsibility_area: Generated<string>
  created_at: Generated<Instant>
  resume: Generated<string>
  resume_file_id: string | null
  additional_info: Generated<string>
}

interface ProjectMemberValueTable {
  member_id: number
  value_id: number
}

interface ProjectMentorTable {
  id: GeneratedAlways<number>
  project_id: number
  mentor_id: number
  accelerator_id: number
  by_team: boolean
  message: Generated<string>
  reason: Generated<string>
  status: Generated<'ASKED' | 'AGREED' | 'DECLINED' | 'WITHDRAWN' | 'ENDED'>
  asked_by: string | null
  asked_at: Generated<Instant>
  changed_at: Generated<Instant>
}

interface ProjectPublicationTable {
  id: GeneratedAlways<number>
  project_id: number
  template_id: number
  accelerator_id: number
  status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVE'>
  published_at: Instant | null
  published_by: string | null
}

interface ProjectTrackTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  project_id: number
  track_id: number
  request_id: number | null
  access_status: Generated<'ALLOWED_TO_WORK' | 'BLOCKED' | 'TRANSFERRED'>
  tracker_uid: string | null
  tasks_total: Generated<number>
  tasks_accepted: Generated<number>
  started_at: Generated<Instant>
  transferred_to: number | null
  application_id: number | null
}

interface ProjectTrackpointTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  project_track_id: number
  trackpoint_id: number
  seq: number
  state: Generated<
    | 'NOT_STARTED'
    | 'PROCESS_CODE'
    | 'START'
    | 'DONE_CODE'
    | 'ACCEPT_CODE'
    | 'DISCARD_CODE'
    | 'AUTO_SELECT_PASS'
    | 'AUTO_SELECT_FAIL'
  >
  answer: Generated<string>
  business_plan_published: Generated<boolean>
  version: Generated<number>
  started_at: Instant | null
  due_on: string | null
  state_changed_at: Generated<Instant>
  profile_version_ids: Generated<number[]>
  asked: Json | null
  opened_codes: Generated<string[]>
  answer_by: string | null
  answer_at: Instant | null
}

interface PublicationConsentTable {
  id: GeneratedAlways<number>
  project_id: number
  accelerator_id: number
  text_version: string
  given_by: string
  given_at: Generated<Instant>
  withdrawn_by: string | null
  withdrawn_at: Instant | null
}

interface PublicationConsentRequestTable {
  id: GeneratedAlways<number>
  project_id: number
  accelerator_id: number
  leader_uid: string
  asked_by: string
  asked_at: Instant
  link_key: string
  declined_at: Instant | null
}

interface PublicationTemplateTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  name: string
  content_status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVE'>
  is_main: Generated<boolean>
  is_public: Generated<boolean>
  brand_light: string | null
  brand_dark: string | null
  sections: Generated<Json>
  codes: GeneratedAlways<string[]>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  updated_by: string | null
  frame_origins: Generated<string[]>
}

interface PublishedCardTable {
  person_uid: string | null
  investor_only: boolean | null
  to_world: boolean | null
}

interface PushDeviceTable {
  id: GeneratedAlways<number>
  person_uid: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  user_agent: Generated<string>
  created_at: Generated<Instant>
  last_used_at: Instant | null
  failures: Generated<number>
  failing_since: Instant | null
}

interface PushKindsTable {
  person_uid: string
  kinds: string[]
}

interface RateLimitTable {
  key: string
  hits: number
  resets_at: Instant
}

interface ReminderRuleTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  kind: 'TASK' | 'INTAKE' | 'REVIEW' | 'EVENT' | 'INVITATION'
  days: number
  audiences: string[]
  escalate_days: number | null
  active: Generated<boolean>
  created_by: string
  changed_at: Generated<Instant>
  version: Generated<number>
}

interface ReminderSentTable {
  rule_id: number
  object: string
  due_on: string
  step: 'REMIND' | 'ESCALATE'
  at: Generated<Instant>
}

interface ReminderSentToTable {
  object: string
  due_on: string
  days: number
  audience: 'ASSIGNED' | 'CLIENT' | 'TRACKER' | 'TEAM'
  at: Generated<Instant>
}

interface RiskTable {
  id: GeneratedAlways<number>
  project_id: number
  name: string
  description: Generated<string>
  kind: 'MARKET' | 'TECHNOLOGY' | 'TEAM' | 'FINANCE' | 'LEGAL' | 'PRODUCTION' | 'OTHER'
  chance_before: 'UNREAL' | 'UNLIKELY' | 'HALF_AND_HALF' | 'VERY_LIKELY' | 'ALMOST_CERTAINLY_WILL_CHANGE'
  losses_before:
    | 'NO_BUSINESS_IMPACT'
    | 'WILL_LOSE_UP_TO_10_PERCENT'
    | 'WILL_LOSE_UP_TO_20_PERCENT'
    | 'WILL_LOSE_UP_TO_50_PERCENT'
    | 'WILL_LOSE_UP_TO_80_PERCENT'
    | 'WILL_LOSE_OVER_80_PERCENT'
  chance_after:
    | 'UNREAL'
    | 'UNLIKELY'
    | 'HALF_AND_HALF'
    | 'VERY_LIKELY'
    | 'ALMOST_CERTAINLY_WILL_CHANGE'
    | null
  losses_after:
    | 'NO_BUSINESS_IMPACT'
    | 'WILL_LOSE_UP_TO_10_PERCENT'
    | 'WILL_LOSE_UP_TO_20_PERCENT'
    | 'WILL_LOSE_UP_TO_50_PERCENT'
    | 'WILL_LOSE_UP_TO_80_PERCENT'
    | 'WILL_LOSE_OVER_80_PERCENT'
    | null
  response:
    | 'RISK_TRANSFER'
    | 'PROBABILITY_MANAGEMENT'
    | 'IMPACT_MANAGEMENT'
    | 'RISK_AVOIDANCE'
    | 'RISK_ACCEPTANCE'
    | null
  measures: Generated<string>
  owner_uid: string | null
  deadline: string | null
  done: Generated<boolean>
  accepted_by: string | null
  accepted_until: string | null
  created_by: string | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  version: Generated<number>
  told_end: string | null
  calculation_id: number | null
  scenario: 'BEST' | 'BASE' | 'WORST' | null
}

interface RiskPastTable {
  id: GeneratedAlways<number>
  project_id: number
  risk_id: number
  at: Generated<Instant>
  gone: Generated<boolean>
  name: string
  chance_before: string
  losses_before: string
  chance_after: string | null
  losses_after: string | null
}

interface RiskRegisterTable {
  project_id: number
  strategy: Generated<'MAIN_5_RISK' | 'ALL_RISKS'>
}

interface RoleRequestTable {
  id: GeneratedAlways<number>
  person_uid: string
  role: 'INV' | 'CST' | 'HTFRN'
  message: Generated<string>
  status: Generated<'CONSIDERATION' | 'ACCEPTED' | 'REJECTED' | 'REVOKED'>
  reason: Generated<string>
  created_at: Generated<Instant>
  decided_by: string | null
  decided_at: Instant | null
}

interface RoleTransferTable {
  id: GeneratedAlways<number>
  from_uid: string
  to_uid: string | null
  role: 'EXP' | 'MNT' | 'INV' | 'TRC' | 'TRC_TEAM' | 'ACC' | 'CST' | 'HTADM' | 'HTFRN' | 'HTUSR' | 'ADMIN'
  accelerator_id: number | null
  status: Generated<'OFFERED' | 'ACCEPTED' | 'TRANSFERRED' | 'REJECTED' | 'REVOKED'>
  created_by: string
  created_at: Generated<Instant>
  decided_at: Instant | null
  to_email: Generated<string>
}

interface RoomOpeningTable {
  id: GeneratedAlways<number>
  request_id: number
  person_uid: string
  document_name: Generated<string>
  at: Generated<Instant>
  kind: Generated<'ROOM' | 'PAGE' | 'FILE' | 'LINK'>
  page: Generated<string>
  seconds: Generated<number>
  marked: boolean | null
}

interface SavedCommentTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  trackpoint_id: number | null
  title: string
  body: string
  version: Generated<number>
  updated_by: string
  updated_at: Generated<Instant>
}

interface SchemaFunctionTable {
  name: string
  checksum: string
  applied_at: Generated<Instant>
}

interface SchemaMigrationTable {
  name: string
  checksum: string
  applied_at: Generated<Instant>
}

interface ScoringTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  project_id: number
  groups: Json
  marks: Json
  total: number
  assessed: number
  parameters: number
  assessed_by: string
  assessed_at: Generated<Instant>
  expert_job_id: number | null
  yardstick: string | null
}

interface ScoringLinkTable {
  id: GeneratedAlways<number>
  scoring_id: number
  recipient: string
  link_hash: string
  until_day: string
  ended_at: Instant | null
  made_by: string
  made_at: Generated<Instant>
  openings: Generated<number>
}

interface ScoringOpeningTable {
  id: GeneratedAlways<number>
  link_id: number
  person_uid: string | null
  at: Generated<Instant>
}

interface ScoringTemplateTable {
  accelerator_id: number
  groups: Json
  version: Generated<number>
  updated_by: string
  updated_at: Generated<Instant>
}

interface SelectionRecordTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  trackpoint_id: number | null
  track_id: number | null
  programme_id: number | null
  trackpoint_name: string
  track_name: string
  programme_name: string
  settings: Json
  status: Generated<'RUNNING' | 'READY' | 'APPLYING' | 'APPLIED'>
  message: Generated<string>
  participants: number
  passed: number
  created_by: string
  created_at: Generated<Instant>
  applied_by: string | null
  applied_at: Instant | null
}

interface SelectionRecordItemTable {
  record_id: number
  place: number
  accelerator_id: number
  task_id: number | null
  project_id: number | null
  project_name: string
  stream_name: Generated<string>
  outcome: 'PASSED' | 'REFUSED' | 'THRESHOLD' | 'STREAM_QUOTA' | 'QUOTA'
  points: number
  by_rule: number[]
  failures: Generated<Json>
  step: Generated<'WAITING' | 'SELECTED' | 'SKIPPED' | 'APPLIED' | 'LEFT'>
  refused: string | null
}

interface SelectionSettingsTable {
  trackpoint_id: number
  accelerator_id: number
  version: Generated<number>
  settings: Json
  updated_by: string | null
  updated_at: Generated<Instant>
}

interface SharedViewTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  list: string
  name: string
  search: string
  owner_uid: string
  created_at: Generated<Instant>
}

interface ShowcaseChangeTable {
  template_id: number
  project_id: number
  kind: 'PUBLISHED' | 'REPUBLISHED' | 'CHANGED' | 'TAKEN_BACK'
  changed_at: Generated<Instant>
  number: number | null
}

interface ShowcaseDeliveryTable {
  id: Generated<string>
  hook_id: number
  kind: 'PUBLISHED' | 'REPUBLISHED' | 'CHANGED' | 'TAKEN_BACK' | 'TEST'
  project_id: number | null
  number: number | null
  changed_at: Instant
  outcome: Generated<'WAITING' | 'DELIVERED' | 'FAILED'>
  attempts: Generated<number>
  http_status: number | null
  problem: string | null
  last_at: Instant | null
  created_at: Generated<Instant>
}

interface ShowcaseHookTable {
  id: GeneratedAlways<number>
  template_id: number
  url: string
  kinds: string[]
  secret: string
  active: Generated<boolean>
  stopped_at: Instant | null
  failures: Generated<number>
  failing_since: Instant | null
  told_number: Generated<number>
  created_by: string
  created_at: Generated<Instant>
  secret_at: Generated<Instant>
  previous_secret: string | null
  previous_until: Instant | null
  secret_known: Generated<boolean>
}

interface ShowcaseKeyTable {
  id: GeneratedAlways<number>
  template_id: number
  name: string
  key: string
  secret_hash: Buffer
  previous_hash: Buffer | null
  previous_until: Instant | null
  secret_at: Generated<Instant>
  created_by: string
  created_at: Generated<Instant>
  last_used_at: Instant | null
  revoked_at: Instant | null
  revoked_by: string | null
}

interface ShowcaseViewDayTable {
  project_id: number
  template_id: number
  day: string
  pages: Generated<number>
  frames: Generated<number>
  documents: Generated<number>
}

interface ShownKeyTable {
  publication_id: number
  code: string
  template_id: number
  key: string
}

interface ShownProjectTable {
  publication_id: number
  project_id: number
  template_id: number
  accelerator_id: number
  published_at: Instant
  held: Json
  reach: Generated<number>
  leads: Generated<boolean>
  name_key: Generated<string>
  card: Generated<Json>
  named: Generated<number[]>
  facets: Generated<string[]>
  keys: Generated<Json>
  words: Generated<string>
  edition: GeneratedAlways<number>
  placed: GeneratedAlways<string[]>
  logo_key: Generated<string>
}

interface ShownRevisionTable {
  part: number
  number: Generated<number>
}

interface SocketTicketTable {
  ticket_hash: string
  person_uid: string
  expires_at: Instant
  sid: string | null
}

interface StagedDecisionTable {
  request_id: number
  accelerator_id: number
  decision: 'ACCEPT' | 'REJECT'
  words: Json
  version: Generated<number>
  staged_by: string
  staged_at: Generated<Instant>
}

interface StartPictureTable {
  page: 'portal' | 'projects' | 'investors' | 'accelerators' | 'experts' | 'investorsStatic'
  file_id: string
  changed_by: string
  changed_at: Generated<Instant>
}

interface StepUpTable {
  sid: string
  person_uid: string
  fresh_until: Instant
}

interface StreamTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  track_id: number | null
  name: string
  period: string
  created_at: Generated<Instant>
  version: Generated<number>
  stream_schedule_id: number
}

interface StreamScheduleTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  created_at: Generated<Instant>
}

interface SupportGuestLinkTable {
  token_hash: string
  thread_id: number
  expires_at: Instant
  mail_key: string | null
}

interface SupportMessageTable {
  id: GeneratedAlways<number>
  thread_id: number
  author_uid: string | null
  by_staff: boolean
  body: string
  created_at: Generated<Instant>
}

interface SupportNoteTable {
  id: GeneratedAlways<number>
  thread_id: number
  author_uid: string | null
  body: string
  created_at: Generated<Instant>
}

interface SupportTextTable {
  id: GeneratedAlways<number>
  title: string
  body: string
  changed_by: string
  changed_at: Generated<Instant>
}

interface SupportThreadTable {
  id: GeneratedAlways<number>
  person_uid: string | null
  guest_email: string | null
  guest_name: Generated<string>
  locale: 'ru' | 'en'
  subject: string
  status: Generated<'NEW' | 'WORK' | 'ANSWERED' | 'CLOSED'>
  owner_uid: string | null
  created_at: Generated<Instant>
  changed_at: Generated<Instant>
  version: Generated<number>
}

interface TaskClaimTable {
  task_id: number
  person_uid: string
  claimed_at: Generated<Instant>
}

interface TaskCommentTable {
  id: GeneratedAlways<number>
  task_id: number
  author_uid: string
  kind: 'COMMENT' | 'RETURN' | 'DISCARD'
  body: string
  created_at: Generated<Instant>
  element_code: string | null
  item_id: string | null
  field_code: string | null
  remark_status: 'OPEN' | 'MENDED' | 'SETTLED' | null
  mended_at: Instant | null
  mended_by: string | null
  resolved_at: Instant | null
  resolved_by: string | null
  reviewed: Json | null
  reply_to: number | null
}

interface TaskFieldOpeningTable {
  task_id: number
  element_code: string
  day: string
  opens: Generated<number>
}

interface TaskFieldSittingTable {
  id: GeneratedAlways<number>
  task_id: number
  field: 'ANSWER' | 'FILES'
  person_uid: string
  first_at: Instant
  last_at: Instant
  saves: Generated<number>
}

interface TaskFileTable {
  task_id: number
  file_id: string
}

interface TeamInvitationTable {
  id: GeneratedAlways<number>
  accelerator_id: number | null
  project_id: number | null
  email: string
  person_uid: string | null
  role_in_team: Generated<string>
  status: Generated<
    | 'SENT'
    | 'REGISTER_WAITING'
    | 'REGISTERED'
    | 'ACCEPTED_TO_TEAM'
    | 'REJECTED_BY_USER'
    | 'REJECTED_BY_PROJECT'
    | 'REJECTED_BY_PROJECT_NEW_REGISTERED'
  >
  created_by: string
  created_at: Generated<Instant>
  role: 'ACC' | 'TRC' | 'TRC_TEAM' | 'EXP' | 'MNT' | null
  admin: Generated<boolean>
  message: Generated<string>
  token_hash: string | null
  expires_at: Generated<Instant>
  decided_at: Instant | null
  hidden: Generated<boolean>
  chosen: Generated<boolean>
  by_form: Generated<boolean>
  invitee_name: Generated<string>
  locale: 'ru' | 'en' | null
}

interface TechnologyTable {
  id: GeneratedAlways<number>
  code: string
  name_ru: string
  name_en: string
  purpose_ru: string
  purpose_en: Generated<string>
  requirements_ru: Generated<string>
  requirements_en: Generated<string>
  examples_ru: Generated<string>
  examples_en: Generated<string>
  areas_ru: Generated<string>
  areas_en: Generated<string>
  restrictions_ru: Generated<string>
  restrictions_en: Generated<string>
  level: number | null
  status: Generated<'DRAFT' | 'ACTIVE' | 'ARCHIVE'>
  created_by: string | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  version: Generated<number>
  industries_said: Generated<string>
  said: GeneratedAlways<string | null>
  words: GeneratedAlways<string | null>
}

interface TechnologyCatalogueTable {
  id: Generated<boolean>
  revision: Generated<number>
}

interface TechnologyDocumentTable {
  id: GeneratedAlways<number>
  technology_id: number
  file_id: string
  name: string
  created_by: string | null
  created_at: Generated<Instant>
}

interface TechnologyIndustryTable {
  technology_id: number
  value_id: number
}

interface TechnologyPersonTable {
  technology_id: number
  person_uid: string
  kind: 'AUTHOR' | 'OPERATOR'
}

interface TechnologyProposalTable {
  id: GeneratedAlways<number>
  person_uid: string | null
  name: string
  purpose: string
  source: Generated<string>
  status: Generated<'NEW' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN'>
  reason: Generated<string>
  technology_id: number | null
  decided_by: string | null
  decided_at: Instant | null
  created_at: Generated<Instant>
  version: Generated<number>
}

interface TechnologyReadinessTable {
  id: GeneratedAlways<number>
  technology_id: number
  level: number
  day: string
  evidence: string
  assessor: string
  created_by: string | null
  created_at: Generated<Instant>
}

interface TechnologyRelationTable {
  technology_id: number
  related_id: number
  kind: 'CHILD' | 'PARENT' | 'PREVIOUS' | 'NEXT' | 'NESTED' | 'HEAD' | 'RELATED'
}

interface TrackTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  programme_id: number
  name: string
  description: Generated<string>
  selection_conditions: Generated<string>
  duration_days: number | null
  investment_type: Generated<'NONE' | 'INVESTMENT'>
  short_link: string
  accept_automatically: Generated<boolean>
  expertise_visible_to_team: Generated<boolean>
  request_type: Generated<'CONTINUOUS' | 'ON_SCHEDULE'>
  access_status: Generated<'ALLOWED_TO_WORK' | 'BLOCKED'>
  content_status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVE'>
  seq: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  copied_from_id: number | null
  stream_schedule_id: number | null
  face_text: Generated<string>
  cover_file_id: string | null
  form_version: Generated<number>
  decision_days: number | null
  fee_amount: Numeric | null
  fee_currency: Generated<'RUB' | 'USD' | 'EUR'>
  share_percent: Numeric | null
}

interface TrackFormFieldTable {
  track_id: number
  template_id: number
  element_code: string
  seq: number
  required: boolean
  read_only: boolean
}

interface TrackPictureTable {
  file_id: string
  accelerator_id: number
  width: number
  height: number
}

interface TrackTransferTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  target_id: number
  track_id: number | null
  track_name: string
  status: Generated<'CONSIDERATION' | 'APPROVED' | 'REJECTED' | 'REVOKED'>
  message: Generated<string>
  reason: Generated<string>
  made_track_id: number | null
  created_by: string
  created_at: Generated<Instant>
  decided_by: string | null
  decided_at: Instant | null
}

interface TrackpointTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  track_id: number
  name: string
  description: Generated<string>
  expected_result: Generated<string>
  type: Generated<'TASK' | 'INVEST' | 'EVALUATION'>
  performer: Generated<'TEAM' | 'ACCELERATOR' | 'TRACKER'>
  strictly_accepted: Generated<boolean>
  answer_required: Generated<boolean>
  duration_days: number | null
  content_status: Generated<'DRAFT' | 'PUBLISHED' | 'ARCHIVE'>
  copied_from_id: number | null
  seq: Generated<number>
  version: Generated<number>
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  fields_version: Generated<number>
  report_type:
    | 'PROJECT_PROFILE_IN_TASK_REPORT'
    | 'OSTERWALDER_CANVAS'
    | 'OSTERWALDER_CANVAS_PRESEED_B'
    | 'SCORING_REPORT'
    | 'DYNAMICS_OF_PROJECT'
    | 'PROJECT_TEAM_MEMBERS'
    | 'GENERAL_BOOSTER'
    | 'PROJECT_LIST_BOOSTER'
    | 'SUMMARY_PROJECT_REPORT'
    | 'SUMMARY_TRACKER_REPORT'
    | 'PROJECT_ON_DATE_REPORT'
    | 'PROJECT_LEADER_CONTACTS'
    | 'CURATORS_SUMMARY_REPORT'
    | 'project_profile_report'
    | null
  checklist_version: Generated<number>
  user_report_id: number | null
}

interface TrackpointFieldTable {
  trackpoint_id: number
  template_id: number
  element_code: string
  seq: number
  required: Generated<boolean>
  read_only: Generated<boolean>
}

interface TrackpointReportTable {
  trackpoint_id: number
  report_id: number
}

interface UnsubscribeKeyTable {
  person_uid: string
  key: string
}

interface UnwantedReviewerTable {
  id: GeneratedAlways<number>
  project_id: number
  email: string
  reason: string
  named_by: string
  at: Generated<Instant>
  person_uid: string | null
}

interface UserReportTable {
  id: GeneratedAlways<number>
  accelerator_id: number
  name: string
  file_name: string
  extension: 'docx' | 'xlsx'
  template_file_id: string
  for_all: Generated<boolean>
  roles: Generated<string[]>
  one_file: Generated<boolean>
  parameters: Generated<Json>
  created_by: string
  created_at: Generated<Instant>
  updated_by: string
  updated_at: Generated<Instant>
  version: Generated<number>
}

interface UserReportRunTable {
  id: GeneratedAlways<number>
  report_id: number | null
  report_name: string
  extension: 'docx' | 'xlsx' | 'zip'
  person_uid: string
  locale: 'ru' | 'en'
  said: Json
  project_ids: number[]
  done: Generated<number>
  created_at: Generated<Instant>
  finished_at: Instant | null
  file_id: string | null
  failure: string | null
}

interface UserReportTrialTable {
  accelerator_id: number
  person_uid: string
  project_id: number
}

interface UserReportUseTable {
  report_id: number
  person_uid: string
  said: Json
  project_ids: number[]
  used_at: Generated<Instant>
}

interface UserReportVersionTable {
  report_id: number
  number: number
  said: Json
  template_file_id: string
  saved_by: string
  saved_at: Generated<Instant>
}

interface VacancyTable {
  id: GeneratedAlways<number>
  project_id: number
  name: string
  tasks: Generated<string>
  workload: Generated<string>
  role_value_id: number | null
  status: Generated<'OPEN' | 'CLOSED'>
  created_by: string
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

interface VacancyCompetencyTable {
  vacancy_id: number
  value_id: number
}

interface WebHookTable {
  id: GeneratedAlways<number>
  created_by: string
  accelerator_id: number | null
  url: string
  kinds: string[]
  secret: string
  secret_at: Generated<Instant>
  previous_secret: string | null
  previous_until: Instant | null
  active: Generated<boolean>
  stopped_at: Instant | null
  failures: Generated<number>
  failing_since: Instant | null
  created_at: Generated<Instant>
  secret_known: Generated<boolean>
}

interface WebHookDeliveryTable {
  id: Generated<string>
  hook_id: number
  kind: string
  event_id: number | null
  subject_id: number | null
  changed_at: Instant
  outcome: Generated<'WAITING' | 'DELIVERED' | 'FAILED'>
  attempts: Generated<number>
  http_status: number | null
  problem: string | null
  last_at: Instant | null
  created_at: Generated<Instant>
}

interface WebPushKeyTable {
  singleton: Generated<boolean>
  public_key: string
  private_key: string
  created_at: Generated<Instant>
}

interface SsoAccountTable {
  id: Generated<string>
  email: string
  password_hash: string
  last_name: string
  first_name: string
  middle_name: Generated<string>
  status: Generated<'W' | 'A' | 'B' | 'R'>
  locale: Generated<'ru' | 'en'>
  created_at: Generated<Instant>
  confirmed_at: Instant | null
  rules_version: string | null
  rules_accepted_at: Instant | null
}

interface SsoEmailChangeTable {
  id: GeneratedAlways<number>
  account_id: string
  new_email: string
  kept_session_id: number | null
  old_token_hash: string
  new_token_hash: string | null
  created_at: Generated<Instant>
  expires_at: Instant
  approved_at: Instant | null
  confirmed_at: Instant | null
  closed_at: Instant | null
  old_email: Generated<string>
}

interface SsoEmailTokenTable {
  token_hash: string
  account_id: string
  kind: 'CONFIRM' | 'RESET'
  redirect: Generated<string>
  created_at: Generated<Instant>
  expires_at: Instant
  used_at: Instant | null
  registration: Json | null
  proved_at: Instant | null
}

interface SsoKnownBrowserTable {
  browser_hash: string
  account_id: string
  last_used_at: Generated<Instant>
}

interface SsoLoginFailureTable {
  id: GeneratedAlways<number>
  email_hash: string
  address: string
  at: Generated<Instant>
  source: Generated<string>
}

interface SsoLoginStepTable {
  token_hash: string
  account_id: string
  expires_at: Instant
}

interface SsoMailTable {
  id: GeneratedAlways<number>
  template:
    | 'CONFIRM'
    | 'RESET'
    | 'ALREADY_REGISTERED'
    | 'PASSWORD_CHANGED'
    | 'EMAIL_APPROVE'
    | 'EMAIL_CONFIRM'
    | 'EMAIL_TAKEN'
    | 'EMAIL_CHANGED'
    | 'SECOND_FACTOR_ON'
    | 'SECOND_FACTOR_OFF'
    | 'RECOVERY_CODE_USED'
    | 'PASSKEY_ADDED'
    | 'TOKEN_REUSED'
    | 'NEW_SIGN_IN'
    | 'SIGN_IN_FAILURES'
  to_address: string
  locale: 'ru' | 'en'
  link: string
  status: Generated<'QUEUED' | 'SENT' | 'KEPT' | 'FAILED' | 'DELAYED' | 'BOUNCED'>
  error: Generated<string>
  created_at: Generated<Instant>
  sent_at: Instant | null
  about: Generated<string>
  message_key: Generated<string | null>
}

interface SsoPasskeyTable {
  id: string
  account_id: string
  public_key: Buffer
  counter: Generated<number>
  transports: Generated<string[]>
  name: string
  created_at: Generated<Instant>
  last_used_at: Instant | null
}

interface SsoPasskeyChallengeTable {
  challenge_hash: string
  account_id: string | null
  expires_at: Instant
}

interface SsoProjectSessionTable {
  session_id_hash: string
  session_id: number
  project_key: string
  created_at: Generated<Instant>
  ended_at: Instant | null
  as_account_id: string | null
}

interface SsoRecoveryCodeTable {
  code_hash: string
  account_id: string
  used_at: Instant | null
}

interface SsoRefreshTokenTable {
  token_hash: string
  session_id_hash: string
  family: string
  created_at: Generated<Instant>
  expires_at: Instant
  used_at: Instant | null
  revoked_at: Instant | null
}

interface SsoSecondFactorTable {
  account_id: string
  secret: string
  created_at: Generated<Instant>
  confirmed_at: Instant | null
  last_step: Generated<number>
}

interface SsoSessionTable {
  id: GeneratedAlways<number>
  account_id: string
  cookie_hash: string | null
  created_at: Generated<Instant>
  last_used_at: Generated<Instant>
  expires_at: Instant
  ended_at: Instant | null
  user_agent: Generated<string>
  address: Generated<string>
}

interface SsoSigningKeyTable {
  kid: string
  private_jwk: Json
  public_jwk: Json
  created_at: Generated<Instant>
  signs_from: Generated<Instant>
}

interface SsoUpstreamAttemptTable {
  state_hash: string
  browser_hash: string
  nonce: string
  code_verifier: string
  redirect: string
  locale: 'ru' | 'en'
  expires_at: Instant
  rules_version: string | null
}

interface SsoUpstreamIdentityTable {
  issuer: string
  subject: string
  account_id: string
  created_at: Generated<Instant>
  last_used_at: Generated<Instant>
}

interface SsoUpstreamLinkTable {
  token_hash: string
  browser_hash: string
  issuer: string
  subject: string
  account_id: string
  redirect: string
  expires_at: Instant
}

/** Every table by name. */
export interface DB {
  acceleration_request: AccelerationRequestTable
  acceleration_request_reason: AccelerationRequestReasonTable
  accelerator: AcceleratorTable
  accelerator_document: AcceleratorDocumentTable
  accelerator_industry: AcceleratorIndustryTable
  accelerator_member: AcceleratorMemberTable
  accelerator_team_request: AcceleratorTeamRequestTable
  accelerator_transfer_target: AcceleratorTransferTargetTable
  adaptation_item: AdaptationItemTable
  adaptation_plan: AdaptationPlanTable
  adaptation_template: AdaptationTemplateTable
  adopted_sample: AdoptedSampleTable
  agenda_digest: AgendaDigestTable
  announcement: AnnouncementTable
  announcement_accelerator: AnnouncementAcceleratorTable
  announcement_closed: AnnouncementClosedTable
  api_token: ApiTokenTable
  application_draft: ApplicationDraftTable
  application_setting: ApplicationSettingTable
  audit_entry: AuditEntryTable
  audit_seal: AuditSealTable
  bounced_address: BouncedAddressTable
  calculation: CalculationTable
  calculation_comment: CalculationCommentTable
  calendar_feed: CalendarFeedTable
  call_time: CallTimeTable
  canvas_mapping: CanvasMappingTable
  card_words: CardWordsTable
  checklist_point: ChecklistPointTable
  checklist_tick: ChecklistTickTable
  contact_access: ContactAccessTable
  counted_membership: CountedMembershipTable
  data_request: DataRequestTable
  deal: DealTable
  decision_run: DecisionRunTable
  decision_run_item: DecisionRunItemTable
  deleted_project: DeletedProjectTable
  dictionary: DictionaryTable
  dictionary_value: DictionaryValueTable
  dictionary_value_past: DictionaryValuePastTable
  dictionary_version: DictionaryVersionTable
  erasure_request: ErasureRequestTable
  event: EventTable
  event_feedback: EventFeedbackTable
  event_follow_up: EventFollowUpTable
  event_guest: EventGuestTable
  event_invitation: EventInvitationTable
  event_juror: EventJurorTable
  event_material: EventMaterialTable
  event_organizer: EventOrganizerTable
  event_organizer_call: EventOrganizerCallTable
  event_score: EventScoreTable
  expert_absence: ExpertAbsenceTable
  expert_act: ExpertActTable
  expert_act_item: ExpertActItemTable
  expert_act_template: ExpertActTemplateTable
  expert_certificate: ExpertCertificateTable
  expert_conflict: ExpertConflictTable
  expert_job: ExpertJobTable
  expert_job_comment: ExpertJobCommentTable
  expert_job_question: ExpertJobQuestionTable
  expert_job_terms: ExpertJobTermsTable
  expert_job_value: ExpertJobValueTable
  expert_message: ExpertMessageTable
  expert_message_read: ExpertMessageReadTable
  expert_payment: ExpertPaymentTable
  expert_question: ExpertQuestionTable
  expert_setting: ExpertSettingTable
  expert_suggestion: ExpertSuggestionTable
  figure_ask: FigureAskTable
  file: FileTable
  file_upload: FileUploadTable
  file_upload_chunk: FileUploadChunkTable
  firm_invitation: FirmInvitationTable
  firm_member: FirmMemberTable
  first_start_check: FirstStartCheckTable
  first_start_link: FirstStartLinkTable
  form_submission: FormSubmissionTable
  held_event: HeldEventTable
  intake_form: IntakeFormTable
  investor_firm: InvestorFirmTable
  investor_profile: InvestorProfileTable
  investor_search: InvestorSearchTable
  investor_stage: InvestorStageTable
  investor_verification: InvestorVerificationTable
  legal_consent: LegalConsentTable
  list_export: ListExportTable
  list_setting: ListSettingTable
  list_subscriber: ListSubscriberTable
  list_subscription: ListSubscriptionTable
  mail: MailTable
  maintenance_notice: MaintenanceNoticeTable
  maintenance_shown: MaintenanceShownTable
  marketing_file: MarketingFileTable
  mass_message: MassMessageTable
  mass_message_recipient: MassMessageRecipientTable
  meeting_task: MeetingTaskTable
  mentor: MentorTable
  mentor_advice: MentorAdviceTable
  mentor_busy: MentorBusyTable
  mentor_calendar: MentorCalendarTable
  mentor_day_off: MentorDayOffTable
  mentor_meeting: MentorMeetingTable
  mentor_question: MentorQuestionTable
  message_block: MessageBlockTable
  message_report: MessageReportTable
  notice_setting: NoticeSettingTable
  notice_time: NoticeTimeTable
  notification: NotificationTable
  notification_template: NotificationTemplateTable
  object_group: ObjectGroupTable
  office_hours: OfficeHoursTable
  open_data_room: OpenDataRoomTable
  open_task: OpenTaskTable
  open_task_change: OpenTaskChangeTable
  open_task_conflict: OpenTaskConflictTable
  open_task_edition: OpenTaskEditionTable
  open_task_entry: OpenTaskEntryTable
  open_task_entry_file: OpenTaskEntryFileTable
  open_task_juror: OpenTaskJurorTable
  open_task_material: OpenTaskMaterialTable
  open_task_outage: OpenTaskOutageTable
  open_task_question: OpenTaskQuestionTable
  open_task_receipt: OpenTaskReceiptTable
  open_task_score: OpenTaskScoreTable
  page_hit_day: PageHitDayTable
  person: PersonTable
  person_access_flag: PersonAccessFlagTable
  person_award: PersonAwardTable
  person_competency: PersonCompetencyTable
  person_industry: PersonIndustryTable
  person_merge: PersonMergeTable
  person_profile: PersonProfileTable
  person_role: PersonRoleTable
  pipeline_card: PipelineCardTable
  pipeline_file: PipelineFileTable
  pipeline_stage_name: PipelineStageNameTable
  portal_alarm: PortalAlarmTable
  portal_backup: PortalBackupTable
  portal_size_day: PortalSizeDayTable
  portal_text: PortalTextTable
  portal_text_version: PortalTextVersionTable
  profile_file: ProfileFileTable
  profile_item: ProfileItemTable
  profile_object: ProfileObjectTable
  profile_picture: ProfilePictureTable
  profile_template: ProfileTemplateTable
  profile_template_version: ProfileTemplateVersionTable
  profile_value: ProfileValueTable
  profile_value_change: ProfileValueChangeTable
  programme: ProgrammeTable
  programme_sponsor: ProgrammeSponsorTable
  project: ProjectTable
  project_document: ProjectDocumentTable
  project_element_visibility: ProjectElementVisibilityTable
  project_former_member: ProjectFormerMemberTable
  project_former_name: ProjectFormerNameTable
  project_import: ProjectImportTable
  project_import_item: ProjectImportItemTable
  project_import_mapping: ProjectImportMappingTable
  project_import_value: ProjectImportValueTable
  project_join_request: ProjectJoinRequestTable
  project_leadership_offer: ProjectLeadershipOfferTable
  project_member: ProjectMemberTable
  project_member_value: ProjectMemberValueTable
  project_mentor: ProjectMentorTable
  project_publication: ProjectPublicationTable
  project_track: ProjectTrackTable
  project_trackpoint: ProjectTrackpointTable
  publication_consent: PublicationConsentTable
  publication_consent_request: PublicationConsentRequestTable
  publication_template: PublicationTemplateTable
  published_card: PublishedCardTable
  push_device: PushDeviceTable
  push_kinds: PushKindsTable
  rate_limit: RateLimitTable
  reminder_rule: ReminderRuleTable
  reminder_sent: ReminderSentTable
  reminder_sent_to: ReminderSentToTable
  risk: RiskTable
  risk_past: RiskPastTable
  risk_register: RiskRegisterTable
  role_request: RoleRequestTable
  role_transfer: RoleTransferTable
  room_opening: RoomOpeningTable
  saved_comment: SavedCommentTable
  schema_function: SchemaFunctionTable
  schema_migration: SchemaMigrationTable
  scoring: ScoringTable
  scoring_link: ScoringLinkTable
  scoring_opening: ScoringOpeningTable
  scoring_template: ScoringTemplateTable
  selection_record: SelectionRecordTable
  selection_record_item: SelectionRecordItemTable
  selection_settings: SelectionSettingsTable
  shared_view: SharedViewTable
  showcase_change: ShowcaseChangeTable
  showcase_delivery: ShowcaseDeliveryTable
  showcase_hook: ShowcaseHookTable
  showcase_key: ShowcaseKeyTable
  showcase_view_day: ShowcaseViewDayTable
  shown_key: ShownKeyTable
  shown_project: ShownProjectTable
  shown_revision: ShownRevisionTable
  socket_ticket: SocketTicketTable
  staged_decision: StagedDecisionTable
  start_picture: StartPictureTable
  step_up: StepUpTable
  stream: StreamTable
  stream_schedule: StreamScheduleTable
  support_guest_link: SupportGuestLinkTable
  support_message: SupportMessageTable
  support_note: SupportNoteTable
  support_text: SupportTextTable
  support_thread: SupportThreadTable
  task_claim: TaskClaimTable
  task_comment: TaskCommentTable
  task_field_opening: TaskFieldOpeningTable
  task_field_sitting: TaskFieldSittingTable
  task_file: TaskFileTable
  team_invitation: TeamInvitationTable
  technology: TechnologyTable
  technology_catalogue: TechnologyCatalogueTable
  technology_document: TechnologyDocumentTable
  technology_industry: TechnologyIndustryTable
  technology_person: TechnologyPersonTable
  technology_proposal: TechnologyProposalTable
  technology_readiness: TechnologyReadinessTable
  technology_relation: TechnologyRelationTable
  track: TrackTable
  track_form_field: TrackFormFieldTable
  track_picture: TrackPictureTable
  track_transfer: TrackTransferTable
  trackpoint: TrackpointTable
  trackpoint_field: TrackpointFieldTable
  trackpoint_report: TrackpointReportTable
  unsubscribe_key: UnsubscribeKeyTable
  unwanted_reviewer: UnwantedReviewerTable
  user_report: UserReportTable
  user_report_run: UserReportRunTable
  user_report_trial: UserReportTrialTable
  user_report_use: UserReportUseTable
  user_report_version: UserReportVersionTable
  vacancy: VacancyTable
  vacancy_competency: VacancyCompetencyTable
  web_hook: WebHookTable
  web_hook_delivery: WebHookDeliveryTable
  web_push_key: WebPushKeyTable
  'sso.account': SsoAccountTable
  'sso.email_change': SsoEmailChangeTable
  'sso.email_token': SsoEmailTokenTable
  'sso.known_browser': SsoKnownBrowserTable
  'sso.login_failure': SsoLoginFailureTable
  'sso.login_step': SsoLoginStepTable
  'sso.mail': SsoMailTable
  'sso.passkey': SsoPasskeyTable
  'sso.passkey_challenge': SsoPasskeyChallengeTable
  'sso.project_session': SsoProjectSessionTable
  'sso.recovery_code': SsoRecoveryCodeTable
  'sso.refresh_token': SsoRefreshTokenTable
  'sso.second_factor': SsoSecondFactorTable
  'sso.session': SsoSessionTable
  'sso.signing_key': SsoSigningKeyTable
  'sso.upstream_attempt': SsoUpstreamAttemptTable
  'sso.upstream_identity': SsoUpstreamIdentityTable
  'sso.upstream_link': SsoUpstreamLinkTable
}

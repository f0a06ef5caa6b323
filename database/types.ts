// Written by `node database/generate-types.ts` from the migrated schema: change a migration, not this file.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** May be left out when a row is written. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Write, infer Change>
    ? ColumnType<Read, Write | undefined, Change>
    : ColumnType<T, T | undefined, T>
/** Read as a Date, written as a Date or as ISO 8601 text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Read as parsed JSON, written as JSON text: the driver would send a list as a PostgreSQL array. */
export type Json = ColumnType<unknown, string, string>
/** {@link Json} that is always an object. */
export type JsonObject = ColumnType<Readonly<Record<string, unknown>>, string, string>

export interface AlertDaysTable {
  user_id: string
  day: string
  sent: number
}

export interface AlertDuesTable {
  alert_id: string
  due_at: Timestamp
}

export interface AlertMatchesTable {
  alert_id: string
  room_id: string
  rent_fell: boolean
  matched_at: Generated<Timestamp>
  sent_at: Timestamp | null
}

export interface AlertRoomsTable {
  id: GeneratedAlways<number>
  room_id: string
  rent_fell: boolean
  queued_at: Generated<Timestamp>
}

export interface AlertsTable {
  id: Generated<string>
  user_id: string
  name: string
  query: string
  by_mail: boolean
  by_push: boolean
  frequency: 'at_once' | 'daily' | 'weekly'
  created_at: Generated<Timestamp>
  seen_at: Generated<Timestamp>
  paused_at: Timestamp | null
  deleted_at: Timestamp | null
  asked_at: Timestamp | null
  due_at: Timestamp | null
  south: number | null
  west: number | null
  north: number | null
  east: number | null
  city_patterns: string[] | null
  address_pattern: string | null
  min_rent: number | null
  max_rent: number | null
  max_total: number | null
  move_in_by: string | null
  facets: number | null
  trait_masks: Generated<number[]>
  latitude: number | null
  longitude: number | null
  radius_km: number | null
  trait_saids: Generated<number[]>
  exact: Generated<boolean>
  kind: Generated<'rooms' | 'roommates'>
  organization_pattern: string | null
  max_brokerage: number | null
  max_maintenance: number | null
  max_painting: number | null
  unsaid_sums: Generated<boolean>
  exact_but_place: Generated<boolean>
  changed_at: Timestamp | null
}

export interface AppealsTable {
  id: Generated<string>
  decision_id: string
  account_id: string | null
  text: string
  created_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decided_by: string | null
  outcome: 'upheld' | 'reversed' | null
  answer: string | null
}

export interface AuthBrowsersTable {
  user_id: string
  name: string
  first_seen_at: Generated<Timestamp>
}

export interface AuthCodesTable {
  code_hash: string
  user_id: string
  method: 'magiclink' | 'email/signup' | 'recovery' | 'oauth'
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  sealed_provider_tokens: string | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface AuthIdentitiesTable {
  identity_id: Generated<string>
  user_id: string
  provider: 'email' | 'google'
  provider_id: string
  identity_data: Generated<Json>
  email: string
  last_sign_in_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface AuthLinksTable {
  id: Generated<string>
  user_id: string
  kind: 'magiclink' | 'recovery' | 'email_proof'
  token_hash: string
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface AuthOauthStatesTable {
  state_hash: string
  provider: string
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  nonce: string
  sealed_verifier: string
  spent_at: Timestamp | null
  expires_at: Timestamp
}

export interface AuthSessionsTable {
  id: Generated<string>
  user_id: string
  amr: Json
  created_at: Generated<Timestamp>
  refreshed_at: Generated<Timestamp>
  refresh_counter: Generated<number>
  user_agent: string | null
  signed_in_at: Generated<Timestamp>
}

export interface AuthSigningKeysTable {
  kid: string
  public_jwk: Json
  sealed_private_jwk: string
  created_at: Generated<Timestamp>
  retired_at: Timestamp | null
}

export interface AuthUsersTable {
  id: Generated<string>
  email: string
  password_hash: string | null
  user_metadata: Generated<JsonObject>
  email_confirmed_at: Timestamp | null
  email_proven_at: Timestamp | null
  last_sign_in_at: Timestamp | null
  banned_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  confirmation_sent_at: Timestamp | null
  recovery_sent_at: Timestamp | null
  last_used_at: Timestamp | null
  erasure_announced_at: Timestamp | null
  language: 'en' | 'hi' | 'kn' | 'ta' | 'te' | 'mr' | 'bn' | null
}

export interface BlocksTable {
  blocker_id: string
  blocked_id: string
  created_at: Generated<Timestamp>
}

export interface BotChecksSpentTable {
  token_hash: string
  expires_at: Timestamp
}

export interface CaseDecisionsTable {
  id: Generated<string>
  case_id: string
  moderator_id: string | null
  decision: 'nothing' | 'warn' | 'keep_in_review' | 'take_down' | 'pause_sending' | 'suspend' | 'ban_number'
  rule: string
  statement: string | null
  decided_at: Generated<Timestamp>
  until: Timestamp | null
  reversed_at: Timestamp | null
}

export interface CasesTable {
  id: Generated<string>
  kind: 'reports' | 'review' | 'danger_pause'
  subject_kind: 'room' | 'profile' | 'person' | 'message' | 'group' | 'comment'
  subject_id: string
  title: string | null
  account_id: string | null
  identity_id: string | null
  harm: number
  because: Generated<string[]>
  opened_at: Generated<Timestamp>
  acknowledged_at: Timestamp | null
  held_by: string | null
  held_until: Timestamp | null
  decided_at: Timestamp | null
}

export interface ChatMailsTable {
  chat_id: string
  user_id: string
  due_at: Timestamp
  mailed_seq: number | null
}

export interface ChatNoticesTable {
  user_id: string
  mails: Generated<boolean>
}

export interface ChatPhotosTable {
  id: Generated<string>
  chat_id: string
  sender_id: string
  client_id: string
  seq: number | null
  place: number | null
  width: number
  height: number
  blur: string
  codes: Generated<string[]>
  created_at: Generated<Timestamp>
  stored_at: Timestamp | null
  removed_at: Timestamp | null
}

export interface ChatReadsTable {
  chat_id: string
  user_id: string
  seq: number
}

export interface ChatSettingsTable {
  chat_id: string
  user_id: string
  archived_seq: number | null
  muted: Generated<boolean>
}

export interface ChatsTable {
  id: Generated<string>
  user1_id: string
  user2_id: string
  room_id: string | null
  room_title: string | null
  last_seq: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface ClosedAccountsTable {
  id: Generated<string>
  sealed_registration: string
  forget_at: Timestamp
}

export interface ConsentsTable {
  id: GeneratedAlways<number>
  user_id: string
  purpose: 'service' | 'message_mails' | 'push' | 'roommate_profile' | 'profile_email'
  act: 'given' | 'withdrawn' | 'seen'
  notice_version: string
  language: string
  means: 'sign_up' | 'google' | 'mailed_link' | 'settings' | 'mail' | 'notice'
  at: Generated<Timestamp>
}

export interface DemoDataTable {
  seed: string
  filled_at: Generated<Timestamp>
}

export interface EmailChangesTable {
  id: GeneratedAlways<number>
  user_id: string
  old_email: string
  new_email: string
  undo_hash: string
  changed_at: Generated<Timestamp>
  undo_until: Timestamp
}

export interface EmailCodesTable {
  user_id: string
  purpose: 'change' | 'work'
  email: string
  code_hash: string
  attempts: Generated<number>
  sent_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface ErasedAccountsTable {
  digest: Buffer
  erased_at: Generated<Timestamp>
}

export interface FormerMembersTable {
  id: string
  left_at: Generated<Timestamp>
  number_hash: string | null
}

export interface HelpFeedbackTable {
  slug: string
  day: string
  helpful: boolean
  answers: number
}

export interface HiddenMessagesTable {
  chat_id: string
  user_id: string
  seq: number
}

export interface LikePhotosTable {
  photo_id: string
  like_id: string
  likeness: number
}

export interface ListedRoommatesTable {
  id: string
  created_at: Timestamp
  gender: string | null
  budget: number
  public_latitude: number | null
  public_longitude: number | null
  name: string
  organization: string
  location: string
  tags: string[]
  bio: string
  brief: string
  keys: GeneratedAlways<string[]>
  photo_checked: Generated<boolean>
  work_proven: Generated<boolean>
  own: number | null
  answered: number | null
  asks: number | null
  musts: number | null
  fine: number | null
  must_fine: number | null
  known_tags: GeneratedAlways<number>
}

export interface ListerOrganizationsTable {
  id: GeneratedAlways<number>
  name: string
}

export interface LiveGesturesTable {
  user_id: string
  id: Generated<string>
  gesture:
    | 'thumb_up'
    | 'open_palm'
    | 'two_fingers'
    | 'one_finger'
    | 'fist'
    | 'hand_on_head'
    | 'hand_on_cheek'
    | 'hand_under_chin'
  expires_at: Timestamp
}

export interface LivePeopleTable {
  process_id: string
  user_id: string
}

export interface LivePicturesTable {
  user_id: string
  gesture:
    | 'thumb_up'
    | 'open_palm'
    | 'two_fingers'
    | 'one_finger'
    | 'fist'
    | 'hand_on_head'
    | 'hand_on_cheek'
    | 'hand_under_chin'
  picture: Buffer
  taken_at: Generated<Timestamp>
}

export interface LiveProcessesTable {
  id: string
  alive_until: Timestamp
}

export interface LiveTicketsTable {
  hash: string
  user_id: string
  session_id: string
  expires_at: Timestamp
  person_id: string | null
}

export interface MessagesTable {
  id: Generated<string>
  chat_id: string
  seq: number
  sender_id: string
  client_id: string
  content: string
  created_at: Generated<Timestamp>
  warning_kind:
    | 'payment_before_visit'
    | 'qr_or_upi_collect'
    | 'otp_or_code'
    | 'off_platform_contact'
    | 'phishing_link'
    | 'remote_app'
    | 'document_harvest'
    | 'overpayment_refund'
    | 'fake_authority'
    | 'brokerage_bait'
    | 'sexual_or_threat'
    | 'other'
    | null
  warning_level: 'careful' | 'danger' | null
  warning_fine_at: Timestamp | null
  reply_to: number | null
  unsent_at: Timestamp | null
  photo_count: Generated<number>
  visit: Json | null
}

export interface MigrationsTable {
  name: string
  hash: string
  applied_at: Generated<Timestamp>
}

export interface ModeratorEntriesTable {
  session_id: string
  account_id: string
  entered_at: Generated<Timestamp>
}

export interface ModeratorsTable {
  account_id: string
  role: 'moderator' | 'admin'
  totp_secret: string | null
  last_step: number | null
  enrolled_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface NumberSharesTable {
  chat_id: string
  owner_id: string
  viewer_id: string
  state: 'asked' | 'offered' | 'shared' | 'ended'
  declined: Generated<boolean>
  agreed_at: Timestamp | null
  seq: number | null
  version: Generated<number>
  changed_at: Generated<Timestamp>
}

export interface OperatorLogTable {
  id: GeneratedAlways<number>
  at: Generated<Timestamp>
  operator: string
  command: string
  subject: 'person' | 'room' | 'report' | 'case' | 'appeal' | null
  subject_id: string | null
  reason: string | null
}

export interface OutboxMessagesTable {
  id: Generated<string>
  channel: 'email' | 'sms'
  recipient: string
  subject: string | null
  body_text: string
  body_html: string | null
  sent_at: Generated<Timestamp>
}

export interface PhoneCodesTable {
  user_id: string
  phone: string
  code_hash: string
  tries: Generated<number>
  sent_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface PhoneIdentitiesTable {
  id: Generated<string>
  number_hash: string
  holder_id: string | null
  last_holder_id: string | null
  first_seen_at: Generated<Timestamp>
  last_seen_at: Generated<Timestamp>
  moves: Generated<number>
  moved_at: Timestamp | null
  standing: Generated<'clear' | 'sending_paused' | 'suspended' | 'banned'>
  standing_until: Timestamp | null
  standing_reason: string | null
  case_id: string | null
  professional: Generated<boolean>
}

export interface PhotoChecksTable {
  user_id: string
  id: Generated<string>
  status: 'waiting' | 'matched' | 'not_matched' | 'unclear' | 'expired' | 'withdrawn' | 'photo_changed'
  sent_at: Generated<Timestamp>
  decided_at: Timestamp | null
  mismatches: Generated<number>
}

export interface PhotoHashesTable {
  photo_id: string
  keys: number[]
  spots: Buffer
  small: Buffer
  compared: Generated<boolean>
  number: GeneratedAlways<number>
}

export interface PhotoKeysTable {
  key: number
  photo: number
}

export interface PushSubscriptionsTable {
  id: Generated<string>
  user_id: string
  session_id: string | null
  endpoint: string
  p256dh: string
  auth: string
  created_at: Generated<Timestamp>
}

export interface QuickRepliesTable {
  user_id: string
  position: number
  content: string
}

export interface RateLimitsTable {
  key: string
  points: Generated<number>
  expire: number | null
}

export interface ReportEvidenceTable {
  id: Generated<string>
  report_id: string | null
  case_id: string | null
  kept_at: Generated<Timestamp>
  reporter_id: string
  reporter_number: string | null
  reported_id: string
  reported_number: string | null
  content: Json
  files: Generated<string[]>
  again_of: string | null
}

export interface ReportScreenshotsTable {
  id: string
  account_id: string
  draft_of: string | null
  evidence_id: string | null
  added_at: Generated<Timestamp>
}

export interface ReportsTable {
  id: Generated<string>
  reporter_id: string | null
  reported_id: string | null
  about: 'chat' | 'profile' | 'room' | 'person' | 'message' | 'group' | 'comment'
  about_id: string
  reason:
    | 'scam'
    | 'fake'
    | 'harassment'
    | 'discrimination'
    | 'spam'
    | 'other'
    | 'not_real'
    | 'already_taken'
    | 'money_first'
    | 'broker_as_owner'
    | 'wrong_place_or_photos'
    | 'unsafe'
    | 'codes_or_documents'
    | 'threat'
    | 'sexual'
    | 'impersonation'
    | 'minor'
  details: string | null
  created_at: Generated<Timestamp>
  decided_at: Timestamp | null
  decision: string | null
  title: string | null
  case_id: string | null
  reporter_number: string | null
  outcome: 'acted' | 'nothing' | null
}

export interface RoomCountsTable {
  room_id: string
  views: Generated<number>
  contacts: Generated<number>
  visits: Generated<number>
}

export interface RoomDaysTable {
  room_id: string
  day: string
  views: Generated<number>
  contacts: Generated<number>
  visits: Generated<number>
}

export interface RoomHomesTable {
  id: GeneratedAlways<number>
  user_id: string
  latitude: number
  longitude: number
}

export interface RoomImagesTable {
  id: Generated<string>
  room_id: string
  image_url: string
  display_order: number
  width: number
  height: number
  blur: string
  alt: string | null
  created_at: Generated<Timestamp>
  client_id: string | null
}

export interface RoomTextsTable {
  room_id: string
  bands: number[]
  written_at: Timestamp
}

export interface RoommateAlertMatchesTable {
  profile_id: string
  alert_id: string
  matched_at: Generated<Timestamp>
  sent_at: Timestamp | null
}

export interface RoommateAlertQueueTable {
  id: GeneratedAlways<number>
  profile_id: string
  queued_at: Generated<Timestamp>
}

export interface RoommateAlertSearchesTable {
  alert_id: string
  south: number
  west: number
  north: number
  east: number
  latitude: number | null
  longitude: number | null
  radius_km: number | null
  words: string[]
  location: string | null
  organization: string | null
  min_budget: number
  max_budget: number
  gender: string | null
  tags: string[]
  photo_checked: boolean
  work_proven: boolean
}

export interface RoommateAnswersTable {
  user_id: string
  answers: Json
  own: number
  answered: number
  asks: number
  musts: number
  fine: number
  must_fine: number
  changes: Generated<number>
  changes_since: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface RoommateGroupMembersTable {
  user_id: string
  group_id: string
  seat: number
  musts: Generated<string[]>
  joined_at: Generated<Timestamp>
}

export interface RoommateGroupsTable {
  id: string
  name: string
  seeks: 'home' | 'person'
  place: string
  move_in: string | null
  about: string | null
  written_by: string | null
  created_at: Generated<Timestamp>
  hidden_at: Timestamp | null
  invitation_id: string | null
  invited_by: string | null
  invited_at: Timestamp | null
  shown_members: Generated<number>
}

export interface RoommateTagsTable {
  tag: string
}

export interface RoomsTable {
  id: Generated<string>
  user_id: string
  title: string
  description: string | null
  address: string
  latitude: number | null
  longitude: number | null
  rent: number
  deposit: Generated<number>
  bills_estimate: Generated<number>
  available_from: string
  gender_preference: Generated<'any' | 'male' | 'female'>
  current_tenants: Generated<number>
  max_tenants: Generated<number>
  smoking_allowed: Generated<boolean>
  pets_allowed: Generated<boolean>
  wifi_included: Generated<boolean>
  alcohol_allowed: Generated<boolean>
  gym_access: Generated<boolean>
  swimming_pool: Generated<boolean>
  parking_available: Generated<boolean>
  security_deposit: Generated<boolean>
  music_allowed: Generated<boolean>
  custom_amenities: Generated<string[]>
  public_latitude: GeneratedAlways<number | null>
  public_longitude: GeneratedAlways<number | null>
  fine_cell: GeneratedAlways<number>
  coarse_cell: GeneratedAlways<number>
  facet: GeneratedAlways<number>
  organization_id: number | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  status: Generated<'live' | 'paused' | 'taken'>
  confirmed_at: Generated<Timestamp>
  lapsed: Generated<boolean>
  deleted_at: Timestamp | null
  searchable: Generated<boolean>
  version: Generated<number>
  client_id: string | null
  external_id: string | null
  hidden_at: Timestamp | null
  withheld: Generated<boolean>
  home_type: 'private_room' | 'shared_room' | 'whole_home' | 'pg_bed' | null
  layout: '1rk' | '1bhk' | '2bhk' | '3bhk' | '4bhk_plus' | null
  furnishing: 'unfurnished' | 'semi' | 'full' | null
  bathroom: 'attached' | 'shared' | null
  meals: 'none' | 'some' | 'all' | null
  kitchen: 'any' | 'veg' | 'none' | null
  posted_by: 'owner' | 'tenant' | 'pg_operator' | 'agent' | null
  brokerage: number | null
  lock_in_months: number | null
  notice_days: number | null
  painting_charge: number | null
  maintenance: number | null
  air_conditioning: boolean | null
  geyser: boolean | null
  washing_machine: boolean | null
  fridge: boolean | null
  lift: boolean | null
  power_backup: boolean | null
  guests_allowed: boolean | null
  gate_closes_at: string | null
  household: Json | null
  lister_verified: Generated<boolean>
  has_photo: Generated<boolean>
  total_monthly: GeneratedAlways<number>
  traits: GeneratedAlways<number>
  review_since: Timestamp | null
  review_reasons: string[] | null
  review_asked_at: Timestamp | null
  blur_latitude: number | null
  blur_longitude: number | null
  lister_photo_checked: Generated<boolean>
  lister_work_proven: Generated<boolean>
  named_city: string | null
}

export interface SavedRoomsTable {
  user_id: string
  room_id: string
  created_at: Generated<Timestamp>
  room_title: string | null
  note: string | null
  rent: number | null
  lister_id: string | null
}

export interface ShortlistCommentsTable {
  id: string
  shortlist_id: string
  room_id: string
  user_id: string
  text: string
  created_at: Generated<Timestamp>
  hidden_at: Timestamp | null
}

export interface ShortlistMembersTable {
  shortlist_id: string
  user_id: string
  seat: number
  joined_at: Generated<Timestamp>
}

export interface ShortlistRoomsTable {
  shortlist_id: string
  room_id: string
  added_by: string | null
  added_at: Generated<Timestamp>
  struck_by: string | null
  struck_at: Timestamp | null
}

export interface ShortlistsTable {
  id: string
  name: string
  created_at: Generated<Timestamp>
  link_id: string | null
  link_by: string | null
  link_names: Generated<boolean>
  linked_at: Timestamp | null
  invitation_id: string | null
  invited_by: string | null
  invited_at: Timestamp | null
}

export interface UserProfilesTable {
  id: string
  email: string
  full_name: string | null
  age: number | null
  organization: string | null
  phone: string | null
  phone_verified: Generated<boolean>
  phone_verified_at: Timestamp | null
  avatar_url: string | null
  profile_picture_url: string | null
  is_roommate_profile_enabled: Generated<boolean>
  is_listed: Generated<boolean>
  show_email: Generated<boolean>
  bio: string | null
  gender: 'male' | 'female' | 'other' | 'prefer-not-to-say' | null
  preferred_location: string | null
  latitude: number | null
  longitude: number | null
  budget: number | null
  lifestyle_tags: Generated<string[]>
  preferred_lifestyle_tags: Generated<string[]>
  roommate_gender_preference: 'male' | 'female' | 'same-as-me' | null
  public_latitude: GeneratedAlways<number | null>
  public_longitude: GeneratedAlways<number | null>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  phone_left_at: Timestamp | null
}

export interface VisitAnswersTable {
  visit_id: string
  user_id: string
  answer: 'as_described' | 'different' | 'no_show'
  answered_at: Generated<Timestamp>
}

export interface VisitLinksTable {
  visit_id: string
  user_id: string
  token_hash: string
  created_at: Generated<Timestamp>
  back_at: Timestamp | null
}

export interface VisitsTable {
  id: Generated<string>
  chat_id: string
  room_id: string | null
  room_title: string
  lister_id: string
  visitor_id: string
  created_by: string
  client_id: string
  state: 'offered' | 'accepted' | 'cancelled'
  proposer_id: string
  slots: Timestamp[]
  starts_at: Timestamp | null
  visit_address: string | null
  seq: number
  version: Generated<number>
  created_at: Generated<Timestamp>
  changed_at: Generated<Timestamp>
  over_at: Timestamp
  remind_at: Timestamp | null
}

export interface WorkProofsTable {
  user_id: string
  domain: string
  mailbox_hash: string
  proven_at: Generated<Timestamp>
}

/** All tables, for `Kysely<Database>`. */
export interface Database {
  alert_days: AlertDaysTable
  alert_dues: AlertDuesTable
  alert_matches: AlertMatchesTable
  alert_rooms: AlertRoomsTable
  alerts: AlertsTable
  appeals: AppealsTable
  auth_browsers: AuthBrowsersTable
  auth_codes: AuthCodesTable
  auth_identities: AuthIdentitiesTable
  auth_links: AuthLinksTable
  auth_oauth_states: AuthOauthStatesTable
  auth_sessions: AuthSessionsTable
  auth_signing_keys: AuthSigningKeysTable
  auth_users: AuthUsersTable
  blocks: BlocksTable
  bot_checks_spent: BotChecksSpentTable
  case_decisions: CaseDecisionsTable
  cases: CasesTable
  chat_mails: ChatMailsTable
  chat_notices: ChatNoticesTable
  chat_photos: ChatPhotosTable
  chat_reads: ChatReadsTable
  chat_settings: ChatSettingsTable
  chats: ChatsTable
  closed_accounts: ClosedAccountsTable
  consents: ConsentsTable
  demo_data: DemoDataTable
  email_changes: EmailChangesTable
  email_codes: EmailCodesTable
  erased_accounts: ErasedAccountsTable
  former_members: FormerMembersTable
  help_feedback: HelpFeedbackTable
  hidden_messages: HiddenMessagesTable
  like_photos: LikePhotosTable
  listed_roommates: ListedRoommatesTable
  lister_organizations: ListerOrganizationsTable
  live_gestures: LiveGesturesTable
  live_people: LivePeopleTable
  live_pictures: LivePicturesTable
  live_processes: LiveProcessesTable
  live_tickets: LiveTicketsTable
  messages: MessagesTable
  migrations: MigrationsTable
  moderator_entries: ModeratorEntriesTable
  moderators: ModeratorsTable
  number_shares: NumberSharesTable
  operator_log: OperatorLogTable
  outbox_messages: OutboxMessagesTable
  phone_codes: PhoneCodesTable
  phone_identities: PhoneIdentitiesTable
  photo_checks: PhotoChecksTable
  photo_hashes: PhotoHashesTable
  photo_keys: PhotoKeysTable
  push_subscriptions: PushSubscriptionsTable
  quick_replies: QuickRepliesTable
  rate_limits: RateLimitsTable
  report_evidence: ReportEvidenceTable
  report_screenshots: ReportScreenshotsTable
  reports: ReportsTable
  room_counts: RoomCountsTable
  room_days: RoomDaysTable
  room_homes: RoomHomesTable
  room_images: RoomImagesTable
  room_texts: RoomTextsTable
  roommate_alert_matches: RoommateAlertMatchesTable
  roommate_alert_queue: RoommateAlertQueueTable
  roommate_alert_searches: RoommateAlertSearchesTable
  roommate_answers: RoommateAnswersTable
  roommate_group_members: RoommateGroupMembersTable
  roommate_groups: RoommateGroupsTable
  roommate_tags: RoommateTagsTable
  rooms: RoomsTable
  saved_rooms: SavedRoomsTable
  shortlist_comments: ShortlistCommentsTable
  shortlist_members: ShortlistMembersTable
  shortlist_rooms: ShortlistRoomsTable
  shortlists: ShortlistsTable
  user_profiles: UserProfilesTable
  visit_answers: VisitAnswersTable
  visit_links: VisitLinksTable
  visits: VisitsTable
  work_proofs: WorkProofsTable
}

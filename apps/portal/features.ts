import { accelerationRequestsFeature } from '#features/acceleration-requests'
import { acceleratorsFeature } from '#features/accelerators'
import { adaptationPlansFeature } from '#features/adaptation-plans'
import { createAdministration, type BackupSettings, type PortalSettings } from '#features/administration'
import { agendaFeature, readAgendaOfPerson } from '#features/agenda'
import { announcementsFeature } from '#features/announcements'
import { apiTokensFeature } from '#features/api-tokens'
import { bouncesFeature, type BounceSources } from '#features/bounces'
import { createCalculator } from '#features/calculator'
import { communicationFeature } from '#features/communication'
import { dataRoomsFeature } from '#features/data-rooms'
import { dealsFeature } from '#features/deals'
import { dictionariesFeature } from '#features/dictionaries'
import { eventsFeature } from '#features/events'
import { expertAssignmentFeature } from '#features/expert-assignment'
import { expertPaymentsFeature } from '#features/expert-payments'
import { expertSuggestionsFeature } from '#features/expert-suggestions'
import { expertTalksFeature } from '#features/expert-talks'
import { expertiseFeature } from '#features/expertise'
import { exportsFeature, knownLists } from '#features/exports'
import { fieldsFeature } from '#features/fields'
import { createFirstStart, type FirstStartSettings } from '#features/first-start'
import { formIntakeFeature } from '#features/form-intake'
import { createIdentity, type IdentitySettings } from '#features/identity'
import { investorsFeature } from '#features/investors'
import { createLanding } from '#features/landing'
import { manualsFeature } from '#features/manuals'
import { massMessagesFeature } from '#features/mass-messages'
import { mentoringFeature } from '#features/mentoring'
import { objectsFeature } from '#features/objects'
import { openTasksFeature } from '#features/open-tasks'
import { overviewsFeature } from '#features/overviews'
import { createPageHits } from '#features/page-hits'
import { participationsFeature } from '#features/participations'
import { createPeople } from '#features/people'
import { profileTemplatesFeature } from '#features/profile-templates'
import { programmesFeature } from '#features/programmes'
import { projectImportFeature } from '#features/project-import'
import { projectProfilesFeature } from '#features/project-profiles'
import { projectsFeature } from '#features/projects'
import { remindersFeature } from '#features/reminders'
import { reportsFeature } from '#features/reports'
import { risksFeature } from '#features/risks'
import { rolesFeature } from '#features/roles'
import { searchFeature } from '#features/search'
import { selectionFeature } from '#features/selection'
import { showcasesFeature } from '#features/showcases'
import { supportFeature } from '#features/support'
import { teamsFeature } from '#features/teams'
import { technologiesFeature } from '#features/technologies'
import { timetableFeature } from '#features/timetable'
import { trackTransfersFeature } from '#features/track-transfers'
import { uploadsFeature } from '#features/uploads'
import { userReportsFeature } from '#features/user-reports'
import { webHooksFeature } from '#features/web-hooks'
import { webPushFeature } from '#features/web-push'
import type { Feature } from '#platform/server/feature.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import type { MailTransport } from '#platform/server/mail/transport.ts'
import { readOutside } from '#platform/server/outgoing/read-outside.ts'
import { sendOutside } from '#platform/server/outgoing/send-outside.ts'
import type { Vault } from '#platform/server/secrets/vault.ts'
import en from '#platform/web/texts/en.json' with { type: 'json' }
import ru from '#platform/web/texts/ru.json' with { type: 'json' }

/** Configuration and services passed to the features. */
export type FeatureSettings = {
  demo: boolean
  publicUrl: string
  identity: IdentitySettings
  files: FileStorage
  vault: () => Vault
  /** Configured languages and external services. */
  settings?: PortalSettings
  /** Sends an email with an attachment immediately; null if no mail server is configured. */
  mail: MailTransport | null
  /** The file outside to which seals of the audit trail are appended. */
  auditSealFile?: string | undefined
  /** The file of the secrets' keys; null where they are a variable. */
  keyFile?: () => string | null
  /** Where the portal backs itself up, if it does. */
  backups?: BackupSettings
  /** Number of people with an open connection to this process. */
  sockets?: () => number
  /** Settings that the guided start of an empty portal tests. */
  firstStart?: Pick<FirstStartSettings, 'mailSetting' | 'filesSetting' | 'backups'>
  /** Sources of reports about undelivered emails. */
  bounces?: BounceSources
  /** The external event platform, where there is one. */
  eventPlatform?: { url: string; secret: string } | null
}

/** Every feature of the portal: a new one is one line here. */
export const createFeatures = ({
  demo,
  publicUrl,
  identity,
  files,
  vault,
  settings,
  mail,
  eventPlatform = null,
  bounces = { mailboxUrl: undefined, hookSecret: undefined },
  firstStart,
  backups = null,
  auditSealFile,
  sockets,
  keyFile,
}: FeatureSettings): Feature[] => {
  const features: Feature[] = [
    createIdentity(identity),
    createAdministration({
      ...settings,
      demo,
      backups,
      auditSealFile,
      accounts: identity.signOn.accounts,
      publicUrl,
      sockets,
      keyFile,
    }),
    dictionariesFeature,
    fieldsFeature,
    createPeople({ accounts: identity.signOn.accounts }),
    acceleratorsFeature,
    programmesFeature,
    projectsFeature,
    profileTemplatesFeature,
    objectsFeature,
    accelerationRequestsFeature({ publicUrl }),
    participationsFeature,
    projectProfilesFeature,
    expertiseFeature,
    expertAssignmentFeature,
    rolesFeature,
    teamsFeature({ publicUrl, accounts: identity.signOn.accounts }),
    projectImportFeature({ files }),
    formIntakeFeature({ files }),
    overviewsFeature,
    timetableFeature,
    selectionFeature,
    showcasesFeature({ publicUrl, vault, send: sendOutside }),
    createLanding(),
    createPageHits({ publicUrl, send: sendOutside }),
    communicationFeature({
      publicUrl,
      readAgenda: ({ db, log }, { uid, locale, limit }) =>
        readAgendaOfPerson(
          { db, log, locale, files, now: new Date(), address: '', requestId: 'digest', page: null },
          features.flatMap(({ agendaSources = [] }) => agendaSources),
          uid,
          limit,
        ),
    }),
    trackTransfersFeature,
    expertPaymentsFeature,
    expertSuggestionsFeature,
    dataRoomsFeature,
    dealsFeature,
    expertTalksFeature,
    reportsFeature,
    manualsFeature,
    announcementsFeature,
    bouncesFeature({ ...bounces, accounts: identity.signOn.accounts }),
    uploadsFeature,
    webPushFeature({ publicUrl, vault, send: sendOutside }),
    technologiesFeature,
    risksFeature,
    adaptationPlansFeature,
    createCalculator({ mail }),
    investorsFeature,
    userReportsFeature({ files }),
    eventsFeature({
      publicUrl,
      mailOn: mail !== null,
      agenda: () => features.flatMap(({ agendaSources = [] }) => agendaSources),
    }),
    mentoringFeature({ publicUrl, vault, read: readOutside }),
    openTasksFeature({ publicUrl, eventPlatform, send: sendOutside }),
    remindersFeature,
    supportFeature({ publicUrl }),
    apiTokensFeature,
    webHooksFeature({ vault, send: sendOutside }),
    createFirstStart({
      accounts: identity.signOn.accounts,
      publicUrl,
      mail,
      mailSetting: () => '',
      filesSetting: '',
      backups: null,
      ...firstStart,
    }),
  ]
  const all = [...features, massMessagesFeature({ publicUrl, find: knownLists(features, { ru, en }) })]
  return [
    ...all,
    exportsFeature({ files, features: all, publicUrl, sharedTexts: { ru, en } }),
    searchFeature(all),
    agendaFeature(all),
  ]
}

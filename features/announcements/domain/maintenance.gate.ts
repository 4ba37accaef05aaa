import { isPortalAdministrator, type Actor } from '#platform/domain/actor.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import type { MaintenanceMode } from './states.ts'

/** The part of a call that decides whether maintenance blocks it. */
export type GatedCall = {
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
}

/**
 * Calls that maintenance never blocks: signing in and out, the maintenance notice, what every page needs to load, and
 * the links in emails that must always work. Named one by one, because a feature that signs people in also stores their
 * passwords and passkeys.
 */
const open: ReadonlySet<string> = new Set([
  'getSignOnAddress',
  'getToken',
  'refreshToken',
  'getTokenInfo',
  'getCheckFrame',
  'confirmUser',
  'logoutProject',
  'endSession',
  'endOtherSessions',
  'getMenu',
  'getUpdateBanner',
  'noteBannerShown',
  'getCurrentAnnouncements',
  'getSettings',
  'getLogo',
  'listMemberTeams',
  'getSocketEndpoint',
  'setUserLocalization',
  'getUnsubscription',
  'unsubscribeFromEmails',
])

/**
 * Calls that store nothing although they are no GET: dry runs, previews, files, and reading by a body. Everything else
 * is a write: `changes` only names the tags that pages reload, so an empty one does not mean that nothing is written.
 */
export const readingPosts: ReadonlySet<string> = new Set([
  'checkDictionaryImport',
  'checkObjectsImport',
  'checkOpenTaskCertificate',
  'checkTechnologyImport',
  'checkTrialReport',
  'downloadExpertAct',
  'downloadSelectionRecord',
  'downloadTaskReport',
  'draftReportTemplate',
  'explainSelection',
  'exportList',
  'getGuestSupport',
  'getInvestorsCards',
  'makeTrialReport',
  'markReportTemplate',
  'matchDictionaryNames',
  'openFigures',
  'planDecisions',
  'previewAssignment',
  'previewDecisionLetter',
  'previewExpertAct',
  'previewExpertJobs',
  'previewMassMessage',
  'previewNotificationTemplate',
  'previewOwnExpertJobs',
  'previewProgrammeFile',
  'previewSelection',
  'readFilledTemplate',
  'readSpreadsheet',
  'tryIntakeForm',
  'tryReminderRule',
  'tryUserReport',
])

/** Calls that store something although they are a GET: a download that its object records. */
export const writingGets: ReadonlySet<string> = new Set(['downloadRoomDocument'])

/** Why a call is refused during maintenance, or null. */
export const refusalDuring = (
  mode: MaintenanceMode,
  { name, method }: GatedCall,
  actor: Actor,
): Extract<ErrorCode, 'PORTAL_READ_ONLY' | 'PORTAL_CLOSED'> | null => {
  if (mode === 'NOTICE' || isPortalAdministrator(actor) || open.has(name)) return null
  if (mode === 'CLOSED') return 'PORTAL_CLOSED'
  const isReading = method === 'GET' ? !writingGets.has(name) : readingPosts.has(name)
  return isReading ? null : 'PORTAL_READ_ONLY'
}

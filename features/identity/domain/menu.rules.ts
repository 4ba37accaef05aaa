import type { AccessFlag, Person } from '#platform/domain/actor.ts'
import { menuCodes, type MenuCode } from '#platform/domain/menu.ts'
import { activeRole, countedMemberships, type ActiveRole } from './active-role.rules.ts'

const everyRole: readonly ActiveRole[] = [
  'INI',
  'EXP',
  'MNT',
  'INV',
  'TRC',
  'TRC_TEAM',
  'ACC',
  'CST',
  'HTADM',
  'HTFRN',
  'HTUSR',
  'ADMIN',
]
const team: readonly ActiveRole[] = ['ACC', 'TRC_TEAM']
const portalAdministrators: readonly ActiveRole[] = ['ADMIN', 'HTADM']

/** Audience of an item (product 4); `acceleratorAdminsOnly`: of a team only administrators of the accelerator. */
type Audience = {
  roles: readonly ActiveRole[]
  acceleratorAdminsOnly?: true
  /** Team members with this additional permission, too. */
  orAllowed?: AccessFlag
}

/** A tracker's items about assigned projects: hidden for trackers in no team. */
const ofAssignedProjects: ReadonlySet<MenuCode> = new Set<MenuCode>([
  'ProjectsInWork',
  'TrackerWorkStatus',
  'AnalyticReports',
  'ExpertJobs',
  'MassMessages',
])

const administrators: Audience = { roles: ['ACC'], acceleratorAdminsOnly: true }

const audiences: Record<MenuCode, Audience> = {
  AccelerationSummary: { roles: [...team, 'CST'] },
  ProjectsInWork: { roles: [...team, 'TRC'] },
  TrackerWorkStatus: { roles: [...team, 'TRC'] },
  AcceleratorSettings: { roles: team },
  ExpertJobOrder: { roles: ['EXP'] },
  InvestorWorkspace: { roles: ['INV'] },
  InvestorInterest: { roles: team },
  DataRequests: { roles: [...team, 'INI', 'INV'] },
  Deals: { roles: [...team, 'INI', 'INV'] },
  MyProjects: { roles: ['INI'] },
  MyAccelerationRequests: { roles: ['INI'] },
  TeamInvite: { roles: everyRole },
  Notifications: { roles: everyRole },
  Agenda: { roles: everyRole },
  Events: { roles: everyRole },
  OpenTasks: { roles: everyRole },
  Mentoring: { roles: [...team, 'INI', 'MNT'] },
  Calculator: { roles: [...team, 'INI', 'TRC', 'MNT', 'EXP', 'INV'] },
  UserReports: { roles: everyRole },
  ShowcaseProjects: { roles: everyRole },
  ShowcaseExperts: { roles: everyRole },
  ShowcaseAccelerators: { roles: everyRole },
  ShowcaseInvestors: { roles: [...team, 'INV', 'ADMIN'] },
  AnalyticReports: { roles: [...team, 'TRC', 'CST', 'ADMIN'] },
  ExpertJobs: { roles: [...team, 'TRC', 'MNT', 'INV'] },
  ConstructorReports: { roles: ['ACC', 'ADMIN'], acceleratorAdminsOnly: true, orAllowed: 'REPORT_BUILDER' },
  AcceleratorTeam: administrators,
  TrackTransfer: administrators,
  PublicationTemplates: { roles: team },
  MarketingFiles: { roles: team },
  AcceleratorProfile: administrators,
  IntakeForms: administrators,
  Timetable: { roles: team },
  EventRequests: { roles: team },
  MassMessages: { roles: [...team, 'TRC'] },
  Reminders: administrators,
  NotificationTemplates: { roles: ['ACC', ...portalAdministrators], acceleratorAdminsOnly: true },
  AdminProjects: { roles: portalAdministrators },
  AdminPeople: { roles: portalAdministrators },
  AdminAccelerators: { roles: portalAdministrators },
  InvestorChecks: { roles: portalAdministrators },
  MessageReports: { roles: portalAdministrators },
  Announcements: { roles: portalAdministrators },
  Support: { roles: portalAdministrators },
  StartPages: { roles: portalAdministrators },
  RoleTransfer: { roles: ['ADMIN'] },
  SystemVariables: { roles: ['ADMIN'] },
  EmailLog: { roles: portalAdministrators },
  Audit: { roles: portalAdministrators },
  Health: { roles: portalAdministrators },
  Dictionaries: { roles: portalAdministrators },
  Objects: { roles: portalAdministrators },
  ProfileTemplates: { roles: portalAdministrators },
  LoginAs: { roles: ['ADMIN'] },
  Technologies: { roles: portalAdministrators },
}

/**
 * The first items of each role's menu, where it starts (product 4). A role whose first screen does not exist yet
 * starts with the agenda, because clients omit items without a screen.
 */
export const firstItems: Record<ActiveRole, readonly [MenuCode, 'Agenda'?]> = {
  INI: ['MyProjects'],
  ACC: ['ProjectsInWork'],
  TRC_TEAM: ['ProjectsInWork'],
  TRC: ['ProjectsInWork'],
  EXP: ['ExpertJobOrder', 'Agenda'],
  INV: ['InvestorWorkspace', 'Agenda'],
  MNT: ['ShowcaseProjects', 'Agenda'],
  CST: ['AccelerationSummary', 'Agenda'],
  HTFRN: ['OpenTasks', 'Agenda'],
  HTUSR: ['OpenTasks', 'Agenda'],
  HTADM: ['AdminProjects', 'Agenda'],
  ADMIN: ['AdminProjects', 'Agenda'],
}

/**
 * The menu of a person in the active role and the chosen accelerator: the role's first items, then the rest in the
 * order of the list.
 */
export const menuOf = (
  person: Person,
  requested: string | undefined,
  acceleratorId: number | null,
): MenuCode[] => {
  const role = activeRole(person, requested, acceleratorId)
  const administers = role !== 'ACC' || countedMemberships(person, acceleratorId).some((m) => m.admin)
  const tracks =
    role !== 'TRC' || countedMemberships(person, acceleratorId).some((m) => m.roles.includes('TRC'))
  // A tracker in no accelerator has no projects to start with.
  const first: readonly (MenuCode | undefined)[] = tracks ? firstItems[role] : ['Agenda']
  const rest = (Object.keys(menuCodes) as MenuCode[]).filter((code) => {
    const { roles, acceleratorAdminsOnly, orAllowed } = audiences[code]
    const allowed = orAllowed !== undefined && person.accessFlags.includes(orAllowed)
    return !first.includes(code) && roles.includes(role) && (!acceleratorAdminsOnly || administers || allowed)
  })
  return [...first, ...rest].filter(
    (code): code is MenuCode => code !== undefined && (tracks || !ofAssignedProjects.has(code)),
  )
}

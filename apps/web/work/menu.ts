import type { ScreenPath } from '#platform/domain/screen-paths.ts'
import type { ComponentType } from 'react'
import { menuCodes, type MenuCode } from '#platform/domain/menu.ts'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { screens } from './screens.ts'

type Place = { path: string; icon: ComponentType }

/** Path and icon of each menu code; its label is the text `work:menu.<code>`. */
const places: Record<MenuCode, Place> = {
  AccelerationSummary: { path: '/bch/view/acceleration-summary', icon: icons.ChartIcon },
  ProjectsInWork: { path: '/bch/view/projects-in-work', icon: icons.BoardIcon },
  TrackerWorkStatus: { path: '/bch/view/tracker-work-status', icon: icons.ClockIcon },
  AcceleratorSettings: { path: '/bch/view/accelerator-settings', icon: icons.SettingsIcon },
  ExpertJobOrder: { path: '/bch/view/expert-job-order', icon: icons.StarIcon },
  InvestorWorkspace: { path: '/bch/view/investor-workspace', icon: icons.FolderIcon },
  InvestorInterest: { path: '/bch/view/investor-interest', icon: icons.EyeIcon },
  DataRequests: { path: '/bch/view/data-requests', icon: icons.EyeIcon },
  Deals: { path: '/bch/view/deals', icon: icons.CommentIcon },
  MyProjects: { path: '/bch/view/my-projects', icon: icons.RocketIcon },
  MyAccelerationRequests: { path: '/bch/view/my-acceleration-requests', icon: icons.SendIcon },
  TeamInvite: { path: '/bch/view/team-invite', icon: icons.MailIcon },
  Notifications: { path: '/bch/view/notifications', icon: icons.BellIcon },
  Agenda: { path: '/bch/view/agenda', icon: icons.CheckCircleIcon },
  Events: { path: '/bch/view/events', icon: icons.CalendarIcon },
  OpenTasks: { path: '/bch/view/open-tasks', icon: icons.TrophyIcon },
  Mentoring: { path: '/bch/view/mentoring', icon: icons.PeopleIcon },
  Calculator: { path: '/bch/view/project-calculator', icon: icons.ChartIcon },
  UserReports: { path: '/bch/view/user-reports', icon: icons.DocumentIcon },
  ShowcaseProjects: { path: '/bch/view/project-list-showcase', icon: icons.ShowcaseIcon },
  ShowcaseExperts: { path: '/showcase/experts-list', icon: icons.StarIcon },
  ShowcaseAccelerators: { path: '/showcase/accelerators-list', icon: icons.BuildingIcon },
  ShowcaseInvestors: { path: '/showcase/investors-list', icon: icons.PeopleIcon },
  AnalyticReports: { path: '/reports/analytic', icon: icons.ChartIcon },
  ExpertJobs: { path: '/bch/view/expert-job', icon: icons.CheckCircleIcon },
  ConstructorReports: { path: '/bch/view/user-constructor-reports', icon: icons.ColumnsIcon },
  AcceleratorTeam: { path: '/bch/view/acceleratorTeam', icon: icons.PeopleIcon },
  TrackTransfer: { path: '/bch/view/trackTransfer', icon: icons.TransferIcon },
  PublicationTemplates: { path: '/bch/view/publication-templates', icon: icons.EyeIcon },
  MarketingFiles: { path: '/bch/view/marketing-files', icon: icons.PaperclipIcon },
  AcceleratorProfile: { path: '/bch/view/accelerator-profile', icon: icons.BuildingIcon },
  IntakeForms: { path: '/bch/view/intake-forms', icon: icons.LinkIcon },
  Timetable: { path: '/bch/view/acceleration-timetable', icon: icons.CalendarIcon },
  EventRequests: { path: '/bch/view/event-requests', icon: icons.MailIcon },
  MassMessages: { path: '/bch/view/mass-messages', icon: icons.SendIcon },
  Reminders: { path: '/bch/view/reminders', icon: icons.ClockIcon },
  NotificationTemplates: { path: '/bch/view/notification-templates', icon: icons.EditIcon },
  AdminProjects: { path: '/admin/projects', icon: icons.RocketIcon },
  AdminPeople: { path: '/admin/people', icon: icons.PeopleIcon },
  AdminAccelerators: { path: '/admin/accelerators', icon: icons.BuildingIcon },
  InvestorChecks: { path: '/admin/investors', icon: icons.CheckCircleIcon },
  MessageReports: { path: '/admin/message-reports', icon: icons.WarningIcon },
  Announcements: { path: '/admin/announcements', icon: icons.CommentIcon },
  Support: { path: '/admin/support', icon: icons.MailIcon },
  StartPages: { path: '/admin/start-pages', icon: icons.GlobeIcon },
  RoleTransfer: { path: '/admin/role-transfer', icon: icons.TransferIcon },
  SystemVariables: { path: '/admin/system-variables', icon: icons.SettingsIcon },
  EmailLog: { path: '/admin/email-log', icon: icons.MailIcon },
  Audit: { path: '/admin/audit', icon: icons.ShieldIcon },
  Health: { path: '/admin/health', icon: icons.ChartIcon },
  Dictionaries: { path: '/admin/dictionaries', icon: icons.BookIcon },
  Objects: { path: '/admin/objects', icon: icons.ArchiveIcon },
  ProfileTemplates: { path: '/bch/view/project-profile-template-constructor', icon: icons.DocumentIcon },
  LoginAs: { path: '/admin/login-as', icon: icons.KeyIcon },
  Technologies: { path: '/admin/technologies', icon: icons.GlobeIcon },
}

/** Public pages in the menu; they open with a page load. */
const publicPlaces = [
  '/bch/view/project-calculator',
  '/showcase/experts-list',
  '/showcase/accelerators-list',
  '/showcase/investors-list',
] as const

/** One item of the menu, ready to render. */
export type MenuItem = Omit<Place, 'path'> & {
  path: ScreenPath | (typeof publicPlaces)[number]
  code: MenuCode
  group: (typeof menuCodes)[MenuCode]
  label: string
}

const isKnown = (code: string): code is MenuCode => Object.hasOwn(places, code)

/** Whether a screen of the work area exists for a path. */
export const screenExists = (path: string): boolean => screens.some((screen) => screen.path === path)

const placeExists = (path: string): boolean =>
  screenExists(path) || publicPlaces.some((place) => place === path)

/** Menu items for the server's codes, in its order; codes without a screen in this client are ignored. */
export const menuItems = (
  codes: readonly string[],
  exists: (path: string) => boolean = placeExists,
): MenuItem[] =>
  codes
    .filter(isKnown)
    .filter((code) => exists(places[code].path))
    // An existing page: a screen, or a public page.
    .map((code) => ({
      ...places[code],
      path: places[code].path as MenuItem['path'],
      code,
      group: menuCodes[code],
      label: `work:menu.${code}`,
    }))

/** The item to highlight: the one whose path contains the current one, else the first that the screen belongs to. */
export const currentItem = (
  items: readonly MenuItem[],
  path: string,
  belongsTo: readonly MenuCode[],
): MenuItem | undefined =>
  items.find((item) => path === item.path || path.startsWith(`${item.path}/`)) ??
  belongsTo.flatMap((code) => items.filter((item) => item.code === code))[0]

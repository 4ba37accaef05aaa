/** The groups of the signed-in menu (product 4). */
export const menuGroups = ['Showcases', 'Reports', 'Settings', 'Administration'] as const

/** Every menu code in the order `/menu` answers, with its group; `null` stands alone (product 4). */
export const menuCodes = {
  AccelerationSummary: null,
  ProjectsInWork: null,
  TrackerWorkStatus: null,
  AcceleratorSettings: null,
  ExpertJobOrder: null,
  InvestorWorkspace: null,
  MyProjects: null,
  MyAccelerationRequests: null,
  TeamInvite: null,
  Notifications: null,
  Agenda: null,
  UserReports: null,
  ShowcaseProjects: 'Showcases',
  ShowcaseExperts: 'Showcases',
  ShowcaseAccelerators: 'Showcases',
  ShowcaseInvestors: 'Showcases',
  AnalyticReports: 'Reports',
  ExpertJobs: 'Reports',
  ConstructorReports: 'Reports',
  AcceleratorTeam: 'Settings',
  TrackTransfer: 'Settings',
  PublicationTemplates: 'Settings',
  MarketingFiles: 'Settings',
  AcceleratorProfile: 'Settings',
  IntakeForms: 'Settings',
  Timetable: 'Settings',
  AdminProjects: 'Administration',
  AdminPeople: 'Administration',
  AdminAccelerators: 'Administration',
  Announcements: 'Administration',
  StartPages: 'Administration',
  RoleTransfer: 'Administration',
  SystemVariables: 'Administration',
  EmailLog: 'Administration',
  Dictionaries: 'Administration',
  Objects: 'Administration',
  ProfileTemplates: 'Administration',
  LoginAs: 'Administration',
  Technologies: 'Administration',
} as const satisfies Record<string, (typeof menuGroups)[number] | null>

/** A page permission that the menu may hold. */
export type MenuCode = keyof typeof menuCodes

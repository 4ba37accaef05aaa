import { describe, expect, it } from 'vitest'
import type { MemberRole, Person, PortalRole } from '#platform/domain/actor.ts'
import { menuCodes, type MenuCode } from '#platform/domain/menu.ts'
import { activeRole, rankedRoles, type ActiveRole } from './active-role.rules.ts'
import { firstItems, menuOf } from './menu.rules.ts'

const person = (roles: PortalRole[], memberships: Person['memberships'] = []): Person => ({
  kind: 'person',
  uid: '00000000-0000-4000-8000-000000000001',
  roles: ['INI', ...roles],
  memberships,
  accessFlags: [],
  impersonatedBy: null,
})

const member = (acceleratorId: number, role: MemberRole, admin = false): Person['memberships'][number] => ({
  acceleratorId,
  roles: [role],
  admin,
})

/** The columns of the matrix: a person in each active role; `ACC+` administers the accelerator. */
const columns = [
  'INI',
  'EXP',
  'MNT',
  'INV',
  'TRC',
  'TEAM',
  'ACC',
  'ACC+',
  'CST',
  'HTFRN',
  'HTUSR',
  'HTADM',
  'ADMIN',
] as const

const holders: Record<(typeof columns)[number], { person: Person; role: ActiveRole }> = {
  INI: { person: person([]), role: 'INI' },
  EXP: { person: person(['EXP']), role: 'EXP' },
  MNT: { person: person(['MNT']), role: 'MNT' },
  INV: { person: person(['INV']), role: 'INV' },
  TRC: { person: person([], [member(1, 'TRC')]), role: 'TRC' },
  TEAM: { person: person([], [member(1, 'TRC_TEAM')]), role: 'TRC_TEAM' },
  ACC: { person: person([], [member(1, 'ACC')]), role: 'ACC' },
  'ACC+': { person: person([], [member(1, 'ACC', true)]), role: 'ACC' },
  CST: { person: person(['CST']), role: 'CST' },
  HTFRN: { person: person(['HTFRN']), role: 'HTFRN' },
  HTUSR: { person: person(['HTUSR']), role: 'HTUSR' },
  HTADM: { person: person(['HTADM']), role: 'HTADM' },
  ADMIN: { person: person(['ADMIN']), role: 'ADMIN' },
}

//                           INI EXP MNT INV TRC TEAM ACC ACC+ CST FRN USR HTA ADM
const matrix: Record<MenuCode, string> = {
  AccelerationSummary: /* */ '.   .   .   .   .   x   x   x   x   .   .   .   .',
  ProjectsInWork: /*      */ '.   .   .   .   x   x   x   x   .   .   .   .   .',
  TrackerWorkStatus: /*   */ '.   .   .   .   x   x   x   x   .   .   .   .   .',
  AcceleratorSettings: /* */ '.   .   .   .   .   x   x   x   .   .   .   .   .',
  ExpertJobOrder: /*      */ '.   x   .   .   .   .   .   .   .   .   .   .   .',
  InvestorWorkspace: /*   */ '.   .   .   x   .   .   .   .   .   .   .   .   .',
  InvestorInterest: /*    */ '.   .   .   .   .   x   x   x   .   .   .   .   .',
  DataRequests: /*        */ 'x   .   .   x   .   x   x   x   .   .   .   .   .',
  Deals: /*               */ 'x   .   .   x   .   x   x   x   .   .   .   .   .',
  MyProjects: /*          */ 'x   .   .   .   .   .   .   .   .   .   .   .   .',
  MyAccelerationRequests: '   x   .   .   .   .   .   .   .   .   .   .   .   .',
  TeamInvite: /*          */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  Notifications: /*       */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  Agenda: /*              */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  Events: /*              */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  OpenTasks: /*           */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  Mentoring: /*           */ 'x   .   x   .   .   x   x   x   .   .   .   .   .',
  Calculator: /*          */ 'x   x   x   x   x   x   x   x   .   .   .   .   .',
  UserReports: /*         */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  ShowcaseProjects: /*    */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  ShowcaseExperts: /*     */ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  ShowcaseAccelerators: /**/ 'x   x   x   x   x   x   x   x   x   x   x   x   x',
  ShowcaseInvestors: /*   */ '.   .   .   x   .   x   x   x   .   .   .   .   x',
  AnalyticReports: /*     */ '.   .   .   .   x   x   x   x   x   .   .   .   x',
  ExpertJobs: /*          */ '.   .   x   x   x   x   x   x   .   .   .   .   .',
  ConstructorReports: /*  */ '.   .   .   .   .   .   .   x   .   .   .   .   x',
  AcceleratorTeam: /*     */ '.   .   .   .   .   .   .   x   .   .   .   .   .',
  TrackTransfer: /*       */ '.   .   .   .   .   .   .   x   .   .   .   .   .',
  PublicationTemplates: /**/ '.   .   .   .   .   x   x   x   .   .   .   .   .',
  MarketingFiles: /*      */ '.   .   .   .   .   x   x   x   .   .   .   .   .',
  AcceleratorProfile: /*  */ '.   .   .   .   .   .   .   x   .   .   .   .   .',
  IntakeForms: /*         */ '.   .   .   .   .   .   .   x   .   .   .   .   .',
  Timetable: /*           */ '.   .   .   .   .   x   x   x   .   .   .   .   .',
  EventRequests: /*       */ '.   .   .   .   .   x   x   x   .   .   .   .   .',
  MassMessages: /*        */ '.   .   .   .   x   x   x   x   .   .   .   .   .',
  Reminders: /*           */ '.   .   .   .   .   .   .   x   .   .   .   .   .',
  NotificationTemplates: ' .   .   .   .   .   .   .   x   .   .   .   x   x',
  AdminProjects: /*       */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  AdminPeople: /*         */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  AdminAccelerators: /*   */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  InvestorChecks: /*      */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  MessageReports: /*      */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  Announcements: /*       */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  Support: /*             */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  StartPages: /*          */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  RoleTransfer: /*        */ '.   .   .   .   .   .   .   .   .   .   .   .   x',
  SystemVariables: /*     */ '.   .   .   .   .   .   .   .   .   .   .   .   x',
  EmailLog: /*            */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  Audit: /*               */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  Health: /*              */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  Dictionaries: /*        */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  Objects: /*             */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  ProfileTemplates: /*    */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
  LoginAs: /*             */ '.   .   .   .   .   .   .   .   .   .   .   .   x',
  Technologies: /*        */ '.   .   .   .   .   .   .   .   .   .   .   x   x',
}

const expected = columns.flatMap((column, index) =>
  Object.entries(matrix).map(([code, marks]) => ({
    column,
    code,
    shown: marks.trim().split(/\s+/)[index] === 'x',
  })),
)

describe('menuOf', () => {
  it.each(expected)('$column sees $code: $shown', ({ column, code, shown }) => {
    const { person: holder, role } = holders[column]
    expect(menuOf(holder, role, null).includes(code as MenuCode)).toBe(shown)
  })

  it.each(rankedRoles)('begins with the landing page of %s and keeps the order of the list', (role) => {
    const holder = Object.values(holders).find((h) => h.role === role)!
    const landing = firstItems[role]
    const menu = menuOf(holder.person, role, null)
    expect(menu.slice(0, landing.length)).toEqual(landing)
    const rest = menu.slice(landing.length)
    const order = Object.keys(menuCodes)
    expect(rest).toEqual(rest.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(new Set(menu).size).toBe(menu.length)
  })
})

describe('the active role', () => {
  const many = person(['INV'], [member(1, 'ACC', true), member(2, 'TRC')])

  it('is the requested one, if the person has it', () => {
    expect(menuOf(many, 'INV', null)[0]).toBe('InvestorWorkspace')
    expect(menuOf(many, 'INI', null)[0]).toBe('MyProjects')
  })

  it.each(['ADMIN', 'CST', 'GST', 'nonsense', '', undefined])(
    'falls back to the highest role for %s',
    (requestedRole) => {
      expect(menuOf(many, requestedRole, 1)).toContain('AcceleratorProfile')
      expect(menuOf(many, requestedRole, 1)).not.toContain('LoginAs')
    },
  )

  it('counts only the roles in the chosen accelerator', () => {
    expect(menuOf(many, 'ACC', 2)).toContain('TrackerWorkStatus')
    expect(menuOf(many, 'ACC', 2)).not.toContain('AcceleratorSettings')
  })

  it('shows no administrator items where somebody else administers', () => {
    const two = person([], [member(1, 'ACC', true), member(2, 'ACC')])
    expect(menuOf(two, 'ACC', 1)).toContain('AcceleratorTeam')
    expect(menuOf(two, 'ACC', 2)).not.toContain('AcceleratorTeam')
  })

  it('shows the report builder to team members with that right', () => {
    const member1 = person([], [member(1, 'ACC')])
    expect(menuOf(member1, 'ACC', 1)).not.toContain('ConstructorReports')
    expect(menuOf({ ...member1, accessFlags: ['REPORT_BUILDER'] }, 'ACC', 1)).toContain('ConstructorReports')
  })

  it('ignores a chosen accelerator that is not one of the own', () => {
    expect(menuOf(many, undefined, 99)).toEqual(menuOf(many, undefined, null))
  })

  it('lets everybody be an initiator', () => {
    expect(menuOf(person([]), undefined, null)[0]).toBe('MyProjects')
  })
})

describe('a role that one has added to oneself', () => {
  it.each(['EXP', 'MNT', 'TRC', 'HTUSR'] as const)(
    '%s is not where one begins, until a team gives work in it',
    (role) => {
      expect(activeRole(person([role]), undefined, null)).toBe('INI')
      expect(activeRole(person([role]), role, null)).toBe(role)
      expect(activeRole(person([role, 'INV']), undefined, null)).toBe('INV')
    },
  )

  it('of a tracker shows projects once an accelerator has taken them in', () => {
    const alone = menuOf(person(['TRC']), 'TRC', null)
    expect(alone).not.toContain('ProjectsInWork')
    expect(alone[0]).toBe('Agenda')
    expect(menuOf(person(['TRC'], [member(1, 'TRC')]), 'TRC', null)[0]).toBe('ProjectsInWork')
    expect(activeRole(person(['TRC'], [member(1, 'TRC')]), undefined, null)).toBe('TRC')
  })
})

it('lists the items in the order of the product', () => {
  const order =
    `AccelerationSummary ProjectsInWork TrackerWorkStatus AcceleratorSettings ExpertJobOrder InvestorWorkspace
    MyProjects MyAccelerationRequests TeamInvite Notifications Agenda UserReports
    ShowcaseProjects ShowcaseExperts ShowcaseAccelerators ShowcaseInvestors AnalyticReports ExpertJobs ConstructorReports
    AcceleratorTeam TrackTransfer PublicationTemplates MarketingFiles AcceleratorProfile Timetable NotificationTemplates
    EventRequests AdminProjects AdminPeople AdminAccelerators Announcements RoleTransfer SystemVariables EmailLog
    Dictionaries Objects ProfileTemplates LoginAs Technologies Audit Health`.split(/\s+/)
  expect(Object.keys(menuCodes).filter((code) => order.includes(code))).toEqual(order)
})

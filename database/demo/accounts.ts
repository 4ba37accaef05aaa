import type { MemberRole, PortalRole, RoleCode } from '#platform/domain/actor.ts'

/** The password of every demo account. */
export const demoPassword = 'demo-Passw0rd'

/** A demo account for one role. */
export type DemoAccount = {
  email: string
  role: string
  code: RoleCode
  name: readonly [lastName: string, firstName: string, middleName: string]
  portalRoles: readonly PortalRole[]
  /** Membership in the first accelerator, if any. */
  member?: { role: MemberRole; admin?: true }
}

const at = (login: string): string => `${login}@demo.example`

/** One account per role, in the order they are printed at start. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: at('ini'),
    role: 'Initiator: leads three projects',
    code: 'INI',
    name: ['Соколова', 'Вера', 'Андреевна'],
    portalRoles: ['INI'],
  },
  {
    email: at('acc'),
    role: 'Accelerator team',
    code: 'ACC',
    name: ['Лебедев', 'Илья', 'Сергеевич'],
    portalRoles: [],
    member: { role: 'ACC' },
  },
  {
    email: at('acc-admin'),
    role: 'Accelerator administrator',
    code: 'ACC',
    name: ['Волкова', 'Марина', 'Олеговна'],
    portalRoles: [],
    member: { role: 'ACC', admin: true },
  },
  {
    email: at('trc'),
    role: 'Tracker of assigned projects',
    code: 'TRC',
    name: ['Орлов', 'Денис', 'Викторович'],
    portalRoles: ['TRC'],
    member: { role: 'TRC' },
  },
  {
    email: at('trc-team'),
    role: 'Tracker of the accelerator team',
    code: 'TRC_TEAM',
    name: ['Ковалёва', 'Дарья', 'Игоревна'],
    portalRoles: ['TRC'],
    member: { role: 'TRC_TEAM' },
  },
  {
    email: at('exp'),
    role: 'Expert',
    code: 'EXP',
    name: ['Виноградов', 'Павел', 'Николаевич'],
    portalRoles: ['EXP'],
    member: { role: 'EXP' },
  },
  {
    email: at('mnt'),
    role: 'Mentor',
    code: 'MNT',
    name: ['Филиппова', 'Елена', 'Юрьевна'],
    portalRoles: ['MNT'],
    member: { role: 'MNT' },
  },
  {
    email: at('inv'),
    role: 'Investor',
    code: 'INV',
    name: ['Ashworth', 'Henrik', ''],
    portalRoles: ['INV'],
  },
  {
    email: at('cst'),
    role: 'Sponsor of programmes',
    code: 'CST',
    name: ['Тарасов', 'Михаил', 'Борисович'],
    portalRoles: ['CST'],
  },
  {
    email: at('htfrn'),
    role: 'Organizer of open tasks',
    code: 'HTFRN',
    name: ['Жукова', 'Ксения', 'Павловна'],
    portalRoles: ['HTFRN'],
  },
  {
    email: at('htusr'),
    role: 'Participant of open tasks',
    code: 'HTUSR',
    name: ['Гусев', 'Тимофей', 'Романович'],
    portalRoles: ['HTUSR'],
  },
  {
    email: at('htadm'),
    role: 'Portal administrator without grants',
    code: 'HTADM',
    name: ['Белова', 'Наталья', 'Геннадьевна'],
    portalRoles: ['HTADM'],
  },
  {
    email: at('admin'),
    role: 'Administrator',
    code: 'ADMIN',
    name: ['Никитин', 'Алексей', 'Дмитриевич'],
    portalRoles: ['ADMIN'],
  },
]

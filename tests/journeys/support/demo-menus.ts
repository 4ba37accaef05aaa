import type { MenuCode } from '#platform/domain/menu.ts'
import { menuOf } from '../../../features/identity/domain/menu.rules.ts'
import { own, person } from '../../support/actors.ts'

/** These accounts have no access to custom reports, so their menu does not contain them. */
const withoutReports = (menu: readonly MenuCode[]): MenuCode[] =>
  menu.filter((code) => code !== 'UserReports')

/** Demo accounts with the menu of the role that each is named after. */
export const demoMenus: readonly { account: string; menu: readonly MenuCode[] }[] = [
  { account: 'ini', menu: withoutReports(menuOf(person('ini'), 'INI', null)) },
  { account: 'acc-admin', menu: menuOf(person('acc-admin', { as: ['ACC'], admin: true }), 'ACC', own) },
  { account: 'admin', menu: menuOf(person('admin', { roles: ['ADMIN'] }), 'ADMIN', null) },
  { account: 'exp', menu: withoutReports(menuOf(person('exp', { roles: ['EXP'] }), 'EXP', null)) },
  { account: 'inv', menu: withoutReports(menuOf(person('inv', { roles: ['INV'] }), 'INV', null)) },
]

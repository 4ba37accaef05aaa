import type { MenuCode } from '#platform/domain/menu.ts'
import { menuOf } from '../../../features/identity/domain/menu.rules.ts'
import { own, person } from '../../support/actors.ts'

/** Demo accounts with the menu of the role that each is named for. */
export const demoMenus: readonly { account: string; menu: readonly MenuCode[] }[] = [
  { account: 'ini', menu: menuOf(person('ini'), 'INI', null) },
  { account: 'acc-admin', menu: menuOf(person('acc-admin', { as: ['ACC'], admin: true }), 'ACC', own) },
  { account: 'admin', menu: menuOf(person('admin', { roles: ['ADMIN'] }), 'ADMIN', null) },
  { account: 'exp', menu: menuOf(person('exp', { roles: ['EXP'] }), 'EXP', null) },
  { account: 'inv', menu: menuOf(person('inv', { roles: ['INV'] }), 'INV', null) },
]

import { call } from '#platform/web/api/call.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { setLoginRole, userType } from '#platform/web/session.ts'
import { getMenu } from '../../../../features/identity/contract/menu.endpoints.ts'
import { loadMenu } from './load-menu.ts'

/** Continues in another role of the person, on a page that it opens. */
const workAs = async (role: string, href: string): Promise<void> => {
  const person = personStore.get()
  if (!person) return
  setLoginRole(person.uid, role)
  await loadMenu()
  const { router } = await import('../navigation/router.ts')
  router.history.push(href)
}

/** Tells about a role and offers to continue in it; stays until it is closed. */
export const offerRole = (message: 'otherRole' | 'newRole', role: string, href: string): void =>
  notify({
    code: 100,
    text: text(`platform:page.${message}`, { role: text(`platform:roleNames.${role}`) }),
    duration: -1,
    offer: {
      label: text('platform:page.switchRole'),
      run: () => void workAs(role, href).catch(notifyError),
    },
  })

/** The first other role of the person whose menu has this item, or null. */
export const roleWithItem = async (item: string): Promise<string | null> => {
  const others = (personStore.get()?.roles ?? []).filter((role) => role !== userType())
  const menus = await Promise.all(others.map((role) => call(getMenu, { query: { role } }).catch(() => null)))
  return others.find((role, at) => menus[at]?.role === role && menus[at].items.includes(item)) ?? null
}

/** Roles that a page offers as soon as the person has them; others open nothing by themselves. */
const telling = ['ACC', 'TRC_TEAM', 'INV', 'CST', 'HTADM', 'ADMIN'] as const

/** Offers a role that the person did not have before. */
export const offerNewRole = (before: readonly string[]): void => {
  const roles = personStore.get()?.roles ?? []
  const gained = telling.find((role) => roles.includes(role) && !before.includes(role))
  if (gained !== undefined && gained !== userType()) offerRole('newRole', gained, '/bch/view')
}

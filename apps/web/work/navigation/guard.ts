import { redirect } from '@tanstack/react-router'
import { isWorkPath } from '#platform/web/entry-of.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import type { Screen } from '#platform/web/screen.ts'
import { rememberReturn } from '#platform/web/session.ts'
import { menuItems } from '../menu.ts'
import { offerRole, roleWithItem } from '../start/switch-role.ts'
import { menuStore } from '../work-store.ts'

/** Navigates with a page load; never resolves, so that nothing more happens on this page. */
const leaveFor = async (address: string): Promise<never> => {
  location.replace(address)
  return new Promise<never>(() => undefined)
}

/** The first item of the menu that is a screen of the work area, if any. */
export const firstMenuPath = (): string | undefined =>
  menuItems(menuStore.get()).find(({ path }) => isWorkPath(path))?.path

const rootRule = async (): Promise<void> => {
  if (!personStore.get()) await leaveFor('/portal')
  const first = firstMenuPath()
  if (first) throw redirect({ to: first, replace: true })
}

/** Whether the screen is accessible to the signed-in person in their active role. */
export const opensFor = ({ access }: Screen): boolean =>
  access === 'public' || access === 'signed-in' || (access !== 'root' && menuStore.get().includes(access))

/** Admits a person to a screen, or redirects: guests to sign in, others with an error to their first menu item (spec 2, 6). */
export const guard = async (screen: Screen, href: string): Promise<void> => {
  if (screen.access === 'public') return
  if (screen.access === 'root') return rootRule()
  if (!personStore.get()) {
    rememberReturn(href)
    await leaveFor(`/login-portal?redirect_to=${encodeURIComponent(href)}`)
  }
  if (opensFor(screen)) return
  const role = screen.access === 'signed-in' ? null : await roleWithItem(screen.access)
  if (role) offerRole('otherRole', role, href)
  else notify({ code: 400, text: text('platform:page.closed') })
  throw redirect({ to: '/bch/view', replace: true })
}

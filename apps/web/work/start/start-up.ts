import { call } from '#platform/web/api/call.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { connectionStore } from '#platform/web/api/connection.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { changeTexts } from '#platform/web/i18n/change-texts.ts'
import { cookieLocale, onlyLocale, saveLocale, sessionLocale } from '#platform/web/i18n/locales.ts'
import { personStore } from '#platform/web/person-store.ts'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { startSupportChat } from '#platform/web/support-chat.ts'
import { limitsStore } from '#platform/web/portal-limits.ts'
import { mailOffStore } from '#platform/web/mail-store.ts'
import { applyBrand } from '#platform/web/theme-mode.ts'
import { getSettings } from '../../../../features/administration/contract/system.endpoints.ts'
import { exit } from '../../start-api.ts'
import { startBadges } from '../live/badges.ts'
import { startLive } from '../live/live.ts'
import { settingsStore, startStore } from '../work-store.ts'
import { followListSettings, loadListSettings } from './list-settings.ts'
import { loadMenu } from './load-menu.ts'
import { followTeams, restoreSignIn } from './sign-in.ts'
import { watchTabs } from './watch-tabs.ts'

const loadSettings = async (): Promise<void> => {
  try {
    const settings = await call(getSettings)
    settingsStore.set(settings)
    mailOffStore.set(settings.mailOff)
    limitsStore.set(settings.limits)
    applyBrand(settings.brand)
    startSupportChat(mayBeSignedIn() ? settings.chats.person : settings.chats.guest)
  } catch (error) {
    // Failed application settings are only logged (spec 8).
    console.info('settings unknown', error)
  }
}

/** The person's language takes precedence over this browser's (spec 4). */
const followPersonsLocale = async (): Promise<void> => {
  const locale = sessionLocale({
    user: personStore.get()?.locale ?? null,
    cookie: cookieLocale(),
    serverDefault: currentLocale(),
  })
  if (locale === currentLocale() || onlyLocale()) return
  saveLocale(locale)
  await changeTexts(locale)
}

/** Ties a browser that shows notifications to the current session. */
const keepDevice = async (): Promise<void> => {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    await (await import('../../../../features/web-push/web/push-browser.ts')).keepThisDevice()
  } catch (error) {
    console.info('this browser could not be tied to the current session', error)
  }
}

const signIn = async (): Promise<'ready' | 'left'> => {
  const found = await restoreSignIn()
  if (found === 'exit') exit()
  if (found === 'get-token') location.replace('/get-token')
  if (found === 'exit' || found === 'get-token') return 'left'
  if (found === 'guest') return 'ready'
  watchTabs()
  followListSettings()
  await Promise.all([followPersonsLocale(), loadMenu(), loadListSettings()])
  startLive()
  followTeams()
  startBadges()
  void keepDevice()
  return 'ready'
}

const isAway = (error: unknown): boolean => error instanceof ApiError && error.isAway

/** Starts the work area; while the portal is unavailable it shows that, and starts as soon as it is back (spec 4). */
export const startUp = async (): Promise<void> => {
  void loadSettings()
  try {
    if ((await signIn()) === 'ready') startStore.set('ready')
  } catch (error) {
    if (!isAway(error)) {
      exit()
      return
    }
    startStore.set('away')
    const stop = connectionStore.subscribe(() => {
      if (connectionStore.get() !== 'there') return
      stop()
      startStore.set('starting')
      void startUp()
    })
  }
}

import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getLocalization, getSettings } from '../contract/system.endpoints.ts'
import type { PortalSettings } from './portal-settings.ts'
import { readSettings } from './system-settings.ts'

export const getSettingsQuery = ({ demo, ...settings }: PortalSettings & { demo: boolean }) =>
  query({
    endpoint: getSettings,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx) => {
      const { help, ...named } = await readSettings(ctx.db, ctx.locale)
      return {
        ...named,
        demo,
        mailOff: ctx.actor.kind === 'person' && settings.smtpUrl === undefined,
        supportEmail: help('supportEmail', settings.supportEmail),
        faqUrl: help('faqUrl', settings.faqUrl),
        // Where the logs are is nobody's business outside.
        logViewerUrl: ctx.actor.kind === 'person' ? help('logViewerUrl', settings.logViewerUrl) : null,
        tellsHits: settings.analyticsUrl !== undefined,
        chats: {
          person: settings.supportChatUrl ?? null,
          guest: settings.supportChatGuestUrl ?? null,
        },
      }
    },
  })

export const getLocalizationQuery = ({ defaultLocale }: PortalSettings & { demo: boolean }) =>
  query({
    endpoint: getLocalization,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async () => ({
      defaultLocalization: defaultLocale ?? null,
      availableLocalization: ['ru' as const, 'en' as const],
    }),
  })

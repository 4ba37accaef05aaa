import { createHash } from 'node:crypto'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { readVariables } from '#platform/server/variables/live-variables.ts'
import { getLocalization, getSettings } from '../contract/system.endpoints.ts'
import type { PortalSettings } from './portal-settings.ts'
import { namesIn } from './system-settings.ts'

/** The address of an uploaded logo changes with it, because browsers cache pictures. */
const logoVersion = (logo: string): string | null =>
  logo === '' ? null : createHash('sha256').update(logo).digest('base64url').slice(0, 12)

export const getSettingsQuery = ({ demo, smtpUrl }: PortalSettings & { demo: boolean }) =>
  query({
    endpoint: getSettings,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx) => {
      const values = await readVariables(ctx.db)
      const isPerson = ctx.actor.kind === 'person'
      return {
        ...namesIn(values, ctx.locale),
        logo: logoVersion(values.logo),
        demo,
        mailOff: isPerson && smtpUrl === undefined,
        supportEmail: values.supportEmail || null,
        faqUrl: values.faqUrl || null,
        // Where the logs are is nobody's business outside.
        logViewerUrl: (isPerson && values.logViewerUrl) || null,
        tellsHits: values.analyticsUrl !== '',
        chats: { person: values.supportChatUrl || null, guest: values.supportChatGuestUrl || null },
        limits: {
          uploadBytes: values.uploadMegabytes * 1024 * 1024,
          reportProjects: values.reportProjects,
          notificationMs: values.notificationSeconds * 1000,
          successMs: values.successSeconds * 1000,
          passwordLength: values.passwordLength,
        },
      }
    },
  })

export const getLocalizationQuery = query({
  endpoint: getLocalization,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async (ctx) => {
    const { defaultLanguage, languages } = await readVariables(ctx.db)
    return {
      defaultLocalization: defaultLanguage === 'browser' ? null : defaultLanguage,
      availableLocalization: languages === 'both' ? ['ru' as const, 'en' as const] : [languages],
    }
  },
})

import { portalPolicy } from '#platform/domain/policy.ts'
import type { VariableValues } from '#platform/domain/variables/system-variables.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { getLocalization, getSettings } from '../contract/system.endpoints.ts'
import { logoVersion } from './logos.ts'
import type { PortalSettings } from './portal-settings.ts'

/** The portal's name, brand and company in a language. */
const namesIn = (
  { appName, brand, companyName, companyDetails, companyDetailsEn }: VariableValues,
  locale: Context['locale'],
) => ({
  appName,
  brand,
  /** Empty until the administrators name the company. */
  companyName,
  companyDetails: (locale === 'en' && companyDetailsEn) || companyDetails || null,
})

export const getSettingsQuery = ({ demo, smtpUrl }: PortalSettings & { demo: boolean }) =>
  query({
    endpoint: getSettings,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx) => {
      const values = variablesOf(ctx.db)
      const isPerson = ctx.actor.kind === 'person'
      return {
        ...namesIn(values, ctx.locale),
        logo: values.logo === '' ? null : logoVersion(values.logo),
        demo,
        mailOff: isPerson && smtpUrl === undefined,
        supportEmail: values.supportEmail || null,
        faqUrl: values.faqUrl || null,
        // The location of the logs is not public.
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
    const { defaultLanguage, languages } = variablesOf(ctx.db)
    return {
      defaultLocalization: defaultLanguage === 'browser' ? null : defaultLanguage,
      availableLocalization: languages === 'both' ? ['ru' as const, 'en' as const] : [languages],
    }
  },
})

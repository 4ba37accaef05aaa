/** What the configuration says of languages and of the services beside the portal; what is not said is off. */
export type PortalSettings = {
  defaultLocale?: 'ru' | 'en' | undefined
  supportEmail?: string | undefined
  faqUrl?: string | undefined
  logViewerUrl?: string | undefined
  supportChatUrl?: string | undefined
  supportChatGuestUrl?: string | undefined
  analyticsUrl?: string | undefined
  smtpUrl?: string | undefined
}

import type { SignOnTemplate } from '#platform/domain/sign-on-letters.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

/** The kind of an email of the sign-on service. */
export const SignOnTemplateName = ({ template }: { template: SignOnTemplate }) => {
  const t = useTexts('administration')
  return t(`signOnMails.templates.${template}`)
}

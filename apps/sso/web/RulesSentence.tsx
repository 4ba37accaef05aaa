import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type RulesSentenceProps = { sentence: 'accept' | 'byGoingOn'; portalUrl: string; name?: string }

/** Placeholder for the link in the sentence, so that each language puts it in the right position. */
const place = '\u0000'

/** A sentence about the portal's rules with a link that opens in a new tab, so that nothing typed is lost. */
export const RulesSentence = ({ sentence, portalUrl, name = '' }: RulesSentenceProps) => {
  const t = useTexts('sso')
  const [before, after] = t(`pages.portalRules.${sentence}`, { name, rules: place }).split(place)
  return (
    <>
      {before}
      <a href={portalUrl + portalRulesPath} target="_blank" rel="noopener">
        {t('pages.portalRules.link')}
        <span className="visually-hidden"> {t('pages.portalRules.newTab')}</span>
      </a>
      {after}
    </>
  )
}

import { portalRulesPath } from '#platform/domain/portal-rules.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'

type RulesSentenceProps = { sentence: 'accept' | 'consent' | 'byGoingOn'; portalUrl: string; name?: string }

/** Placeholders for the links in the sentence, so that each language puts them in the right positions. */
const places = { rules: '\u0000rules\u0000', consent: '\u0000consent\u0000' } as const

const paths = { rules: portalRulesPath, consent: '/consent' } as const

const isLink = (piece: string): piece is keyof typeof paths => Object.hasOwn(paths, piece)

/** A sentence about the portal's rules and the consent; the links open in a new tab, so that nothing typed is lost. */
export const RulesSentence = ({ sentence, portalUrl, name = '' }: RulesSentenceProps) => {
  const t = useTexts('sso')
  const pieces = t(`pages.portalRules.${sentence}`, { name, ...places }).split('\u0000')
  return (
    <>
      {pieces.map((piece) =>
        isLink(piece) ? (
          <a key={piece} href={portalUrl + paths[piece]} target="_blank" rel="noopener">
            {t(piece === 'rules' ? 'pages.portalRules.link' : 'pages.portalRules.consentLink')}
            <span className="visually-hidden"> {t('pages.portalRules.newTab')}</span>
          </a>
        ) : (
          piece
        ),
      )}
    </>
  )
}

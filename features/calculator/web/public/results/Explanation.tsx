import { useTexts } from '#platform/web/i18n/use-texts.ts'

type Props = { of: string; numbers: string }

/** Explanation of a figure: formula, numbers, convention and source. */
export const Explanation = ({ of, numbers }: Props) => {
  const t = useTexts('calculator')
  return (
    <details className="explanation">
      <summary>
        {t('explain.open')}
        <span className="visually-hidden"> {t(`figures.${of}`)}</span>
      </summary>
      <dl>
        <dt>{t('explain.formula')}</dt>
        <dd>{t(`explain.${of}.formula`)}</dd>
        {numbers ? (
          <>
            <dt>{t('explain.numbers')}</dt>
            <dd className="tabular">{numbers}</dd>
          </>
        ) : null}
        <dt>{t('explain.convention')}</dt>
        <dd>{t(`explain.${of}.convention`)}</dd>
        <dt>{t('explain.source')}</dt>
        <dd>{t(`explain.${of}.source`)}</dd>
      </dl>
    </details>
  )
}

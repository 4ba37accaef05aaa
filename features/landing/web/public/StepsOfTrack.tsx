import { useTexts } from '#platform/web/i18n/use-texts.ts'

const steps = ['apply', 'work', 'review', 'result'] as const

/** How a track goes, in four short steps. */
export const StepsOfTrack = () => {
  const t = useTexts('landing')
  return (
    <section className="section column" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('public.steps.title')}</h2>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`public.steps.${step}.title`)}</h3>
            <p>{t(`public.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import type { TrialFound } from '../report.types.ts'
import { placeWords, problemWords } from './problem-words.ts'

/** What a trial run found: faults, for which there is no file, and what is empty in the one that was made. */
export const TrialResult = ({ found: { problems, missing, refused } }: { found: TrialFound }) => {
  const t = useTexts('user-reports')
  if (problems.length > 0)
    return (
      <Notice tone="rejected" role="status" title={t('trial.refused')}>
        <ul className="user-reports-problems">
          {problems.map((problem) => (
            <li key={[problem.kind, problem.tag, problem.part, problem.place].join(' ')}>
              {problemWords(t, problem)} <small>{placeWords(t, problem)}</small>
            </li>
          ))}
        </ul>
      </Notice>
    )
  if (missing.length + refused.length === 0) return <p role="status">{t('trial.fine')}</p>
  return (
    <Notice role="status" title={t('trial.made')}>
      <ul className="user-reports-problems">
        {missing.map(({ tag, name, why }) => (
          <li key={`${why} ${tag}`}>{t(`trial.why.${why}`, { name })}</li>
        ))}
        {refused.map((name) => (
          <li key={name}>{t('trial.noPicture', { name })}</li>
        ))}
      </ul>
    </Notice>
  )
}

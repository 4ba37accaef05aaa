import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import type { CheckedTemplate, TemplateProblem } from '../report.types.ts'
import { placeWords } from './problem-words.ts'

type Props = {
  checked: CheckedTemplate
  /** Replaces the tags by the closest known ones. */
  onMend: (problems: readonly TemplateProblem[]) => void
  /** Downloads the file with its problems marked. */
  onMarked: () => void
  isBusy: boolean
}

const canMend = (problem: TemplateProblem): boolean => problem.kind === 'UNKNOWN' && problem.nearest !== null

const keyOf = ({ kind, tag, part, place }: TemplateProblem): string => [kind, tag, part, place].join(' ')

/** Result of a template's check: its tags, and each problem with its place and the closest tag. */
export const TemplateCheck = ({ checked: { problems, tags, file }, onMend, onMarked, isBusy }: Props) => {
  const t = useTexts('user-reports')
  const mendable = file ? problems.filter(canMend) : []
  return (
    <div className="user-reports-check">
      {problems.length === 0 ? (
        <p role="status">{t('template.fine')}</p>
      ) : (
        <Notice
          tone="rejected"
          title={t('template.refused')}
          actions={
            file ? (
              <>
                {mendable.length > 1 ? (
                  <Button size="small" disabled={isBusy} onClick={() => onMend(mendable)}>
                    {t('template.mendAll')}
                  </Button>
                ) : null}
                <Button size="small" onClick={onMarked}>
                  {t('template.marked')}
                </Button>
              </>
            ) : null
          }
        >
          <ul className="user-reports-problems">
            {problems.map((problem) => (
              <li key={keyOf(problem)}>
                <span>
                  {t(`problems.${problem.kind}`, { tag: problem.tag })} {placeWords(t, problem)}
                </span>
                {file && canMend(problem) ? (
                  <Button size="small" disabled={isBusy} onClick={() => onMend([problem])}>
                    {t('template.mend', { nearest: problem.nearest })}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {tags.length > 0 ? (
        <p className="user-reports-tags">
          <strong>{t('template.found')}</strong>{' '}
          {tags.map((tag) => (
            <code key={tag} translate="no">
              {tag}
            </code>
          ))}
        </p>
      ) : null}
    </div>
  )
}

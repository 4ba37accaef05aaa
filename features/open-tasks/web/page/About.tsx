import '../open-tasks.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { OpenTaskPage } from '../open-task.types.ts'
import { StageTime } from '../StageTime.tsx'
import { FormQuestions } from './FormQuestions.tsx'
import { Changes } from './Changes.tsx'
import { Criteria } from './Criteria.tsx'
import { Materials } from './Materials.tsx'
import { Outages } from './Outages.tsx'

/** Description of an open task: the challenge, the deadline, and the criteria. */
export const About = ({ task }: { task: OpenTaskPage }) => {
  const t = useTexts('open-tasks')
  const { timeZone, counts, description, requirements } = task
  return (
    <>
      <Changes task={task} />
      <section className="open-task-part">
        <Facts>
          <Fact label={t('page.opens')}>
            <StageTime at={task.opensAt} timeZone={timeZone} />
          </Fact>
          <Fact label={t('page.until')}>
            <StageTime at={task.entriesUntil} timeZone={timeZone} />
          </Fact>
          <Fact label={t('page.results')}>
            <StageTime at={task.resultsAt} timeZone={timeZone} />
          </Fact>
          <Fact label={t('page.late')}>{t(`late.${task.late}`)}</Fact>
          {task.prize ? <Fact label={t('fields.prize')}>{task.prize}</Fact> : null}
          <Fact label={t('page.winners')}>{task.prizePlaces}</Fact>
          <Fact label={t('page.judged')}>{t(task.isBlind ? 'page.blind' : 'page.open')}</Fact>
          {counts ? (
            <Fact label={t('entries.title')}>
              {t('page.counts', { inTime: counts.inTime, late: counts.late, withdrawn: counts.withdrawn })}
            </Fact>
          ) : null}
        </Facts>
      </section>
      {description ? (
        <section className="open-task-part">
          <h2>{t('fields.description')}</h2>
          <p className="open-task-text">{description}</p>
        </section>
      ) : null}
      {requirements ? (
        <section className="open-task-part">
          <h2>{t('fields.requirements')}</h2>
          <p className="open-task-text">{requirements}</p>
        </section>
      ) : null}
      <FormQuestions task={task} />
      <Criteria task={task} />
      <Materials task={task} />
      <Outages task={task} />
    </>
  )
}

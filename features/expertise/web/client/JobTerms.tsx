import '../expertise.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { reviewsOf } from './job-links.ts'
import type { ClientJobDetails } from './job.types.ts'

/** The terms of the order, and its history. */
export const JobTerms = ({ job }: { job: ClientJobDetails }) => {
  const t = useTexts('expertise')
  const { competency, fee, takenAt, completedAt, acceptedAt, rejectedAt } = job
  const moments = { taken: takenAt, completed: completedAt, accepted: acceptedAt, ended: rejectedAt }
  return (
    <Section title={t('job.terms')}>
      <Facts>
        <Fact label={t('jobs.columns.resultType')}>{t(`resultTypes.${job.resultType}`)}</Fact>
        <Fact label={t('jobs.columns.competency')}>{competency?.name ?? t('job.anyArea')}</Fact>
        {job.language ? <Fact label={t('ordering.language')}>{t(`languages.${job.language}`)}</Fact> : null}
        {job.feeShown ? (
          <Fact label={t('jobs.columns.fee')}>
            {fee ? formatMoney(fee.amount, fee.currency) : t('job.noFee')}
          </Fact>
        ) : null}
        {acceptedAt || rejectedAt ? null : (
          <Fact label={t('facts.acceptance')}>{t('facts.acceptanceIn', { count: job.acceptDays })}</Fact>
        )}
        <Fact label={t('job.team')}>{t(job.visibleToTeam ? 'job.shown' : 'job.hidden')}</Fact>
        <Fact label={t('job.blind')}>{t(`blinds.${job.blind}`)}</Fact>
        <Fact label={t('job.track')}>{`${job.track.name} · ${job.programme.name}`}</Fact>
        {job.own ? null : (
          <Fact label={t('job.others')}>
            <span className="expertise-links">
              <ScreenLink to={reviewsOf({ taskId: job.task.id })}>{t('job.ofTask')}</ScreenLink>
              <ScreenLink to={reviewsOf({ projectId: job.project.id })}>{t('job.ofProject')}</ScreenLink>
            </span>
          </Fact>
        )}
        <Fact label={t('jobs.columns.client')}>
          <PersonName person={job.client} />
        </Fact>
        <Fact label={t('jobs.columns.created')}>
          <DateText value={job.createdAt} as="time" />
        </Fact>
        {Object.entries(moments).map(([what, at]) =>
          at ? (
            <Fact key={what} label={t(`job.moments.${what}`)}>
              <DateText value={at} as="time" />
            </Fact>
          ) : null,
        )}
        {job.agreed ? (
          <Fact label={t('job.agreed')}>
            <DateText value={job.agreed.at} as="time" /> {t('job.wording', { version: job.agreed.version })}
          </Fact>
        ) : null}
        {job.overriddenConflicts.length > 0 ? (
          <Fact label={t('job.overridden')}>
            {job.overriddenConflicts.map((reason) => t(`conflicts.${reason}`)).join(', ')}
          </Fact>
        ) : null}
        {job.overrideReason ? <Fact label={t('job.overrideReason')}>{job.overrideReason}</Fact> : null}
      </Facts>
    </Section>
  )
}

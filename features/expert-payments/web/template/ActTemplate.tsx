import '../books.css'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { getActTemplates } from '../../contract/act.endpoints.ts'
import { ClosedBooks, isClosed } from '../ClosedBooks.tsx'
import { jobsTags } from './Problems.tsx'
import { TemplateRow } from './TemplateRow.tsx'

/** Tags of a template, in the order of the explanation. */
const tags = {
  whole: [
    'Number',
    'Date',
    'Accelerator',
    'Expert',
    'Basis',
    'PeriodFrom',
    'PeriodTo',
    'JobCount',
    'Total',
    'Currency',
    'TotalInWords',
  ],
  job: ['Position', 'JobNumber', 'Work', 'AcceptedOn', 'Amount'],
} as const

const TagList = ({ names }: { names: readonly string[] }) => {
  const t = useTexts('expert-payments')
  return (
    <Facts>
      {names.map((name) => (
        <Fact key={name} label={<code translate="no">{`{{${name}}}`}</code>}>
          {t(`template.tags.${name}`)}
        </Fact>
      ))}
    </Facts>
  )
}

/** Screen of the templates for acts: the standard ones, or the accelerator's own. */
export const ActTemplate = () => {
  const t = useTexts('expert-payments')
  const accelerator = useStore(acceleratorStore)
  const { data, error, refetch } = useCall(
    getActTemplates,
    {},
    { enabled: accelerator !== null, deniedHere: true },
  )
  if (isClosed(accelerator !== null, error)) return <ClosedBooks />
  return (
    <section className="books-template">
      <PageHead actions={<ScreenLink to="/bch/view/expert-job/acts">{t('links.acts')}</ScreenLink>} />
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <LoadingBlock lines={8} /> : null}
      {data ? (
        <>
          <p>{t(data.editable ? 'template.text' : 'template.readOnly')}</p>
          {data.templates.map((template) => (
            <TemplateRow key={template.language} template={template} />
          ))}
          <Section title={t('template.tagsTitle')}>
            <p>{t('template.tagsText')}</p>
            <TagList names={tags.whole} />
            <p>{t('template.jobsText', jobsTags)}</p>
            <TagList names={tags.job} />
          </Section>
        </>
      ) : null}
    </section>
  )
}

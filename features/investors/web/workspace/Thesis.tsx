import { call } from '#platform/web/api/call.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { formatTime } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FormConflict } from '#platform/web/work/components/form/conflict/FormConflict.tsx'
import { useVersionedForm } from '#platform/web/work/components/form/conflict/use-versioned-form.ts'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { getInvestorProfile, saveInvestorProfile } from '../../contract/investor-profile.endpoints.ts'
import { investorProfileFields } from '../../contract/investor.schemas.ts'
import type { InvestorProfile } from '../investor-work.types.ts'

const valuesOf = ({ thesis, portfolio, regions, stages, takesTransferred, version }: InvestorProfile) => ({
  thesis,
  portfolio,
  regions,
  stageIds: stages.map(({ id }) => id),
  takesTransferred,
  version,
})

const ThesisForm = ({ profile }: { profile: InvestorProfile }) => {
  const t = useTexts('investors')
  const save = useCommand(saveInvestorProfile)
  const stages = useDictionary('PROJECT_STAGES')
  const state = useVersionedForm({
    draft: 'investor-thesis',
    schema: investorProfileFields,
    saved: valuesOf(profile),
    save: async (values) => valuesOf(await save.mutateAsync({ body: values })),
    read: async () => valuesOf(await call(getInvestorProfile, {})),
  })
  return (
    <>
      <FormConflict
        state={state}
        label={(name) => t(`thesis.${name}`)}
        shown={(_name, value) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))}
      />
      <Form
        form={state.form}
        submitLabel={t('thesis.save')}
        note={
          <span role="status">
            {state.savedAt ? t('thesis.savedAt', { time: formatTime(state.savedAt) }) : null}
          </span>
        }
      >
        <TextField name="thesis" label={t('thesis.thesis')} help={t('thesis.thesisHelp')} rows={5} />
        <ComboboxField
          name="stageIds"
          label={t('thesis.stageIds')}
          options={stages}
          chosen={profile.stages.map(({ id, name }) => ({ value: id, label: name }))}
          multiple
        />
        <TextField name="regions" label={t('thesis.regions')} />
        <TextField name="portfolio" label={t('thesis.portfolio')} rows={4} />
        <SwitchField name="takesTransferred" label={t('thesis.takesTransferred')} />
      </Form>
    </>
  )
}

/** Form of the investor's criteria, which are shown on their card and compared with projects. */
export const Thesis = () => {
  const t = useTexts('investors')
  const { data, error, refetch } = useCall(getInvestorProfile, {})
  return (
    <>
      <PageHead
        actions={
          <ScreenLink to={linkTo('/bch/view/person-user-profile', { tab: 'investor' })}>
            {t('thesis.toProfile')}
          </ScreenLink>
        }
      />
      {data ? (
        <>
          <p>
            {t(
              data.cardPublished
                ? data.cardToWorld
                  ? 'thesis.toWorld'
                  : 'thesis.toSignedIn'
                : 'thesis.hidden',
            )}
          </p>
          <ThesisForm profile={data} />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </>
  )
}

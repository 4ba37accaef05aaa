import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { makingOf } from '../../domain/kinds.ts'
import type { IntakeForm } from '../form.types.ts'
import { Address } from './Address.tsx'
import { EditForm } from './EditForm.tsx'
import { MappingEditor } from './MappingEditor.tsx'

/** A form with all its settings. */
export const FormPage = ({ form }: { form: IntakeForm }) => {
  const t = useTexts('form-intake')
  const edit = () => openDrawer({ title: t('form.editTitle'), body: <EditForm form={form} /> })
  return (
    <section className="form-intake-part">
      <RecordNavigation backTo="/bch/view/intake-forms" backLabel={t('form.back')} />
      <PageHead
        title={form.name}
        actions={
          <>
            <Button
              component={ScreenLink}
              to={linkTo('/bch/view/intake-forms/submissions', { formId: form.id })}
            >
              {t('form.submissions')}
            </Button>
            <Button startIcon={<EditIcon />} onClick={edit}>
              {t('form.edit')}
            </Button>
          </>
        }
      />
      {makingOf(form.kind) === 'PROJECT' && form.track === null ? (
        <Notice
          tone="rejected"
          title={t('form.needsTrack')}
          actions={
            <Button size="small" onClick={edit}>
              {t('form.chooseTrack')}
            </Button>
          }
        >
          {t('form.needsTrackText')}
        </Notice>
      ) : null}
      <Facts>
        <Fact label={t('form.kind')}>{t(`kinds.${form.kind}`)}</Fact>
        <Fact label={t('form.track')}>{form.track?.name ?? t('form.noTrack')}</Fact>
        <Fact label={t('forms.columns.active')}>{t(form.active ? 'active.on' : 'active.off')}</Fact>
        <Fact label={t('form.owner')}>
          {form.owner.name}
          <p className="form-intake-hint">{t('form.ownerHelp')}</p>
        </Fact>
      </Facts>
      <Address form={form} />
      <MappingEditor form={form} />
    </section>
  )
}

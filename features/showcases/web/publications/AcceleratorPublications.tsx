import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { ActionButtons } from '#platform/web/work/actions/ActionButtons.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import type { OfAccelerator, Publication } from '../showcase.types.ts'
import { ProjectViews } from '../views/ProjectViews.tsx'
import { consentActions } from './consent-actions.ts'
import { Look } from './Look.tsx'
import { PublicationButtons } from './PublicationButtons.tsx'
import { PublicationState } from './PublicationState.tsx'
import { useConsentWords } from './use-consent-words.ts'

type Props = { project: { id: number; name: string }; of: OfAccelerator }

/** A project in the showcases of one accelerator, with its leader's consent. */
export const AcceleratorPublications = ({ project, of }: Props) => {
  const t = useTexts('showcases')
  const { accelerator, consent, publications, actions } = of
  const consentWords = useConsentWords()
  // The page's own next step is the orange button.
  const consenting = useActions(consentActions)({ projectId: project.id, accelerator, actions }).map(
    (action) => ({ ...action, primary: false }),
  )
  const look = ({ template }: Publication) =>
    openDrawer({
      title: t('publications.lookOf', { project: project.name, template: template.name }),
      body: <Look projectId={project.id} templateId={template.id} />,
    })
  const seen = ({ template }: Publication) =>
    openDrawer({
      title: t('views.of', { project: project.name, template: template.name }),
      body: <ProjectViews projectId={project.id} templateId={template.id} />,
    })
  return (
    <Section
      title={accelerator.name}
      help={
        consent
          ? t('publications.consentGiven', { person: consent.by.name, date: formatDate(consent.at) })
          : consentWords(of)
      }
      action={<ActionButtons actions={consenting} max={consenting.length} />}
    >
      {publications.length === 0 ? (
        <p className="showcase-hint">{t('publications.noShowcases')}</p>
      ) : (
        <Rows>
          {publications.map((publication) => (
            <Row
              key={publication.template.id}
              title={publication.template.name}
              facts={publication.main ? t('publications.main') : null}
              text={<PublicationState publication={publication} />}
              end={
                <>
                  {publication.publishedAt ? (
                    <Button size="small" onClick={() => seen(publication)}>
                      {t('views.open')}
                    </Button>
                  ) : null}
                  <Button size="small" onClick={() => look(publication)}>
                    {t('publications.look')}
                  </Button>
                  <PublicationButtons
                    project={project}
                    templateId={publication.template.id}
                    actions={publication.actions.filter((action) => action !== 'publish')}
                  />
                </>
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}

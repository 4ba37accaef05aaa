import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row } from '#platform/web/work/components/rows/Rows.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import { deleteRisk } from '../../contract/risk.endpoints.ts'
import { gravityBand, placeAfter, placeBefore } from '../../domain/risk.rules.ts'
import type { Register, Risk } from '../risk.types.ts'
import { AcceptButton } from './AcceptButton.tsx'
import { openRiskForm } from './open-risk-form.tsx'

const tones = { low: 'accepted', medium: 'work', high: 'rejected' } as const

type Props = {
  risk: Risk
  number: number
  projectId: number
  team: Register['team']
  calculations: Register['calculations']
}

/** A risk of the register: severity, response and deadline. */
export const RiskRow = ({ risk, number, projectId, team, calculations }: Props) => {
  const t = useTexts('risks')
  const remove = useCommand(deleteRisk, { success: t('delete.done') })
  const { name, kind, isMain, response, measures, owner, deadline, done, acceptedBy, acceptedUntil } = risk
  const before = gravityBand(placeBefore(risk))
  const then = placeAfter(risk)
  const after = then && gravityBand(then)
  return (
    <Row
      figure={<span className="risk-number tabular">{number}</span>}
      title={name}
      facts={
        <>
          <span>{t(`kinds.${kind}`)}</span>
          {isMain ? <span>{t('main')}</span> : null}
          <span>{response ? t(`responses.${response}`) : t('noResponse')}</span>
          {owner ? <PersonName person={owner} /> : null}
          {risk.calculation && risk.scenario ? (
            <a href={linkTo('/bch/view/project-calculator', { calculation: risk.calculation.id })}>
              {t('reckonedIn', { scenario: t(`scenarios.${risk.scenario}`), name: risk.calculation.name })}
            </a>
          ) : null}
          {done ? <span>{t('fields.done')}</span> : deadline ? <DateText value={deadline} /> : null}
          {acceptedBy && acceptedUntil ? (
            <span>
              {t('accept.said', { name: acceptedBy.name })} <DateText value={acceptedUntil} />
            </span>
          ) : null}
        </>
      }
      text={measures || risk.description || null}
      end={
        <>
          <StateChip tone={tones[before]} label={t(`bands.${before}`)} />
          {after ? (
            <StateChip tone={tones[after]} label={t('thenBand', { band: t(`bands.${after}`) })} />
          ) : null}
          <AcceptButton risk={risk} />
          {risk.actions.includes('edit') ? (
            <IconAction
              icon={EditIcon}
              label={t('edit', { name })}
              tip="end"
              onClick={() => openRiskForm(t('form.editTitle'), { projectId, team, calculations, risk })}
            />
          ) : null}
          {risk.actions.includes('delete') ? (
            <IconAction
              icon={DeleteIcon}
              label={t('delete.label', { name })}
              tip="end"
              onClick={() =>
                confirm({
                  title: t('delete.title', { name }),
                  text: t('delete.text'),
                  submitLabel: t('delete.submit'),
                  danger: true,
                  onSubmit: () => remove.mutateAsync({ body: { id: risk.id } }),
                })
              }
            />
          ) : null}
        </>
      }
    />
  )
}

import './gallery.css'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { Check } from '#platform/web/work/components/Check.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import * as icons from '#platform/web/work/components/icons/icons.ts'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { stateTones } from '#platform/domain/state-table.ts'
import { Avatar } from '#platform/web/work/components/text/Avatar.tsx'
import { CountBadge } from '#platform/web/work/components/text/CountBadge.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { DeadlineText } from '#platform/web/work/components/text/DeadlineText.tsx'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { Part } from './Part.tsx'
import { useSamples } from './use-samples.ts'

const dayAway = { day: '2026-12-01', endsAt: '2026-12-01T17:00:00Z', timeZone: 'Asia/Novosibirsk' }

const colours = [
  'background',
  'surface',
  'surface-sunken',
  'border',
  'text',
  'text-muted',
  'primary',
  'primary-text',
  'focus',
] as const
const charts = [1, 2, 3, 4, 5, 6] as const
const sizes = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const

/** Colours, type, buttons, chips, people and dates. */
export const Foundations = () => {
  const t = useTexts('gallery')
  const rows = useSamples()
  const swatch = (name: string) => (
    <figure key={name} className="swatch">
      <i style={{ background: `var(--color-${name})` }} />
      <figcaption>{name}</figcaption>
    </figure>
  )
  return (
    <>
      <Part title={t('colours')}>
        {colours.map(swatch)}
        {charts.map((at) => swatch(`chart-${at}`))}
      </Part>
      <Part title={t('stateChips')}>
        {stateTones.map((tone) => (
          <StateChip key={tone} tone={tone} label={t(`states.${tone}`)} />
        ))}
        <CountBadge count={7} label={t('work:shell.newCount', { count: 7 })} />
        <CountBadge count={1204} label={t('work:shell.newCount', { count: 1204 })} />
      </Part>
      <Part title={t('type')} column>
        {sizes.map((size) => (
          <span key={size} style={{ fontSize: `var(--font-size-${size})` }}>
            {t('pangram')} <span className="tabular">1 234 567,89</span>
          </span>
        ))}
      </Part>
      <Part title={t('buttons')}>
        <Button variant="contained" color="primary">
          {t('actions.save')}
        </Button>
        <Button>{t('actions.cancel')}</Button>
        <Button variant="text">{t('actions.reset')}</Button>
        <Button variant="contained" color="error">
          {t('actions.delete')}
        </Button>
        <Button variant="contained" color="primary" loading>
          {t('actions.save')}
        </Button>
        <Button disabled>{t('actions.edit')}</Button>
        <Button size="small" startIcon={<icons.AddIcon />}>
          {t('actions.add')}
        </Button>
        <IconAction icon={icons.EditIcon} label={t('actions.edit')} />
        <Check checked onChange={() => undefined} label={t('actions.choose')} />
        <Check checked={false} some onChange={() => undefined} label={t('actions.choose')} />
        <ActionMenu
          actions={[
            { key: 'edit', label: t('actions.edit'), icon: icons.EditIcon, onClick: () => undefined },
            {
              key: 'copy',
              label: t('actions.copy'),
              icon: icons.CopyIcon,
              onClick: () => undefined,
              disabledReason: t('reason'),
            },
            {
              key: 'delete',
              label: t('actions.delete'),
              icon: icons.DeleteIcon,
              danger: true,
              onClick: () => undefined,
            },
          ]}
        />
      </Part>
      <Part title={t('people')}>
        {rows.slice(0, 4).map((row) => (
          <PersonAvatar key={row.id} person={row.leader} />
        ))}
        <PersonAvatar person={null} none={t('notSet')} />
        {rows.slice(0, 3).map((row) => (
          <Avatar key={row.id} name={row.name} size={40} square />
        ))}
      </Part>
      <Part title={t('dates')} column>
        <DateText value={rows[2]?.appliedAt} />
        <DateText value={rows[2]?.appliedAt} as="time" />
        <DateText value={rows[2]?.appliedAt} as="relative" />
        <DeadlineText value={rows[12]?.dueAt} />
        <DeadlineText value={rows[4]?.dueAt} />
        <DeadlineText value={rows[1]?.dueAt} />
        <DeadlineText value={dayAway} />
        <span className="tabular">{`${formatMoney('20000000', 'RUB')} · ${formatMoney('1234.5', 'USD')}`}</span>
      </Part>
      <Part title={t('icons')}>
        {Object.entries(icons).map(([name, Icon]) => (
          <figure key={name} className="icon-sample">
            <Icon />
            <figcaption>{name.replace('Icon', '')}</figcaption>
          </figure>
        ))}
      </Part>
    </>
  )
}

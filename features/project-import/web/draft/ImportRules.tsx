import { Choice } from '#platform/web/work/components/form/choice/Choice.tsx'
import { Choices } from '#platform/web/work/components/form/choice/Choices.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { existingChoices, unreadChoices } from '../../domain/states.ts'
import type { Import, Settings } from '../import.types.ts'
import { ChoiceBox } from '#platform/web/work/components/form/ChoiceBox.tsx'

type Props = { one: Import; change: (part: Partial<Settings>) => void }

/** Rules: treatment of existing projects, the track to apply to, and invitations. */
export const ImportRules = ({ one, change }: Props) => {
  const { settings } = one
  const t = useTexts('project-import')
  return (
    <div className="import-rules">
      <Choices legend={t('rules.existing')}>
        {existingChoices.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="existing"
            checked={settings.existing === choice}
            label={t(`rules.${choice}`)}
            onChange={() => change({ existing: choice })}
          />
        ))}
        <p className="import-hint">{t('rules.existingHint')}</p>
      </Choices>
      <Choices legend={t('rules.unread')}>
        {unreadChoices.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="unread"
            checked={settings.unread === choice}
            label={t(`rules.${choice}`)}
            onChange={() => change({ unread: choice })}
          />
        ))}
      </Choices>
      <ChoiceBox
        label={t('rules.track')}
        options={one.tracks.map(({ id, name }) => ({ value: id, label: name }))}
        value={settings.trackId}
        none={t('rules.noTrack')}
        onChoose={(trackId) => change({ trackId })}
      />
      {settings.trackId === null && settings.invite ? (
        <p className="import-hint">{t('ask.noTrackLost')}</p>
      ) : null}
      <Switch
        label={t('rules.accept')}
        help={t('rules.acceptHint')}
        checked={settings.accept && settings.trackId !== null}
        disabled={settings.trackId === null}
        onChange={(accept) => change({ accept })}
      />
      <Switch
        label={t('rules.invite')}
        help={t('rules.inviteHint')}
        checked={settings.invite}
        onChange={(invite) => change({ invite })}
      />
      {settings.invite ? (
        <Choices legend={t('rules.letters')}>
          {(['ru', 'en'] as const).map((letters) => (
            <Choice
              key={letters}
              type="radio"
              name="letters"
              checked={settings.letters === letters}
              label={t(`rules.${letters}`)}
              onChange={() => change({ letters })}
            />
          ))}
          <p className="import-hint">{t('rules.lettersHint')}</p>
        </Choices>
      ) : null}
    </div>
  )
}

import { useCallback, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import type { Profile } from '../profile/profile.types.ts'
import { call } from '#platform/web/api/call.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'

/** A selectable place, with its parent. */
type Place = Option<number> & { parent: { id: number; name: string } | null }

/** Finds countries, and regions or cities inside a place. */
const findPlaces = async (
  code: 'COUNTRIES' | 'REGIONS' | 'CITIES',
  inside: number | null,
  text: string,
  signal: AbortSignal,
): Promise<Place[]> => {
  const query = {
    code,
    limit: 50,
    ...(inside ? { parentId: inside } : {}),
    ...(text ? { findText: text } : {}),
  }
  const { items } = await call(listDictionaryValues, { query }, { signal })
  return items.map(({ id, name, parent }) => ({
    value: id,
    label: name,
    parent,
    ...(code === 'CITIES' && parent ? { hint: parent.name } : {}),
  }))
}

const asOption = (place: { id: number; name: string } | null): Option[] =>
  place ? [{ value: place.id, label: place.name }] : []

/** Country, region and city: each is searched inside the previous one; changing the country clears the others. */
export const PlaceFields = ({ location }: { location: Profile['location'] }) => {
  const t = useTexts('people')
  const { form } = useFormContext()
  const { countryId, regionId } = useWatch({ control: form.control, name: 'location' }) as {
    countryId: number | null
    regionId: number | null
  }
  // The region of a city that was selected directly in the country.
  const [home, setHome] = useState<Option[]>([])
  const clear = (...parts: string[]) => {
    for (const part of parts) form.setValue(`location.${part}`, null, { shouldDirty: true })
    form.clearErrors('location')
  }
  const findCountry = useCallback(
    (text: string, signal: AbortSignal) => findPlaces('COUNTRIES', null, text, signal),
    [],
  )
  const findRegion = useCallback(
    (text: string, signal: AbortSignal) => findPlaces('REGIONS', countryId, text, signal),
    [countryId],
  )
  const findCity = useCallback(
    (text: string, signal: AbortSignal) => findPlaces('CITIES', regionId ?? countryId, text, signal),
    [countryId, regionId],
  )
  const followCity = ([city]: readonly Option[]) => {
    const region = (city as Place | undefined)?.parent
    if (regionId !== null || !region) return
    setHome(asOption(region))
    form.setValue('location.regionId', region.id, { shouldDirty: true })
  }
  const inCountry = countryId === null ? { help: t('profile.regionHelp'), disabled: true } : {}
  return (
    <div className="form-row">
      <ComboboxField
        name="location.countryId"
        label={t('profile.country')}
        options={findCountry}
        chosen={asOption(location.country)}
        onChoose={() => clear('regionId', 'cityId')}
      />
      <ComboboxField
        name="location.regionId"
        label={t('profile.region')}
        options={findRegion}
        chosen={[...asOption(location.region), ...home]}
        onChoose={() => clear('cityId')}
        {...inCountry}
      />
      <ComboboxField
        name="location.cityId"
        label={t('profile.city')}
        options={findCity}
        chosen={asOption(location.city)}
        onChoose={followCity}
        {...inCountry}
      />
    </div>
  )
}

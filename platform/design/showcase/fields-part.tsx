import { useState } from 'react'
import { Combobox } from '../combobox.tsx'
import { DateField } from '../date/date-field.tsx'
import { Field } from '../field.tsx'
import { ArrowUpDownIcon, LocateFixedIcon, LockIcon, MailIcon, MapPinIcon } from '../icons.ts'
import { filterOptions } from '../match-parts.ts'
import { OneTimeCode } from '../one-time-code.tsx'
import { RupeeInput } from '../rupee-input.tsx'
import { SecurityCheck } from '../security-check.tsx'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'
import { Part, Specimen } from './parts.tsx'

const places = [
  { id: '1', label: 'Indiranagar', detail: 'Bengaluru, Karnataka', icon: <MapPinIcon /> },
  { id: '2', label: 'Indirapuram', detail: 'Ghaziabad, Uttar Pradesh', icon: <MapPinIcon /> },
  { id: '3', label: 'Koramangala', detail: 'Bengaluru, Karnataka', icon: <MapPinIcon /> },
]

const sorts = [
  { value: 'low', label: 'Price: Low to High' },
  { value: 'high', label: 'Price: High to Low' },
]

const dateWords = {
  open: 'Choose a date',
  close: 'Close',
  previous: 'Previous month',
  next: 'Next month',
}

export function FieldsPart() {
  const [sum, setSum] = useState<number | null>(125_000)
  const [day, setDay] = useState('2026-07-01')
  const [code, setCode] = useState('4082')
  return (
    <Part title="Fields">
      <Field label="Input">{(control) => <TextInput {...control} placeholder="Placeholder" />}</Field>
      <Field label="With icon" optional="Optional" hint="We never show it.">
        {(control) => <TextInput {...control} icon={<MailIcon />} defaultValue="ananya@" />}
      </Field>
      <Field label="Error" error="Title should be at least 10 characters">
        {(control) => <TextInput {...control} defaultValue="Room" />}
      </Field>
      <Field label="Read only" hint="Email cannot be changed.">
        {(control) => (
          <TextInput {...control} icon={<LockIcon />} readOnly defaultValue="ananya.iyer@mail.example" />
        )}
      </Field>
      <Field label="Money">
        {(control) => <RupeeInput {...control} value={sum} onChange={setSum} suffix="/ month" />}
      </Field>
      <Field label="Select">
        {(control) => <Select {...control} icon={<ArrowUpDownIcon />} options={sorts} />}
      </Field>
      <Field label="Text area" hint="Say what is near." counter="174/500">
        {(control) => <TextArea {...control} defaultValue="A quiet room with a balcony." />}
      </Field>
      <Field label="Date">
        {(control) => (
          <DateField {...control} words={dateWords} today="2026-06-11" value={day} onChange={setDay} />
        )}
      </Field>
      <Field label="One-time code">
        {(control) => <OneTimeCode {...control} value={code} onChange={setCode} />}
      </Field>
      <PlaceField />
      <Specimen name="Security check: waiting, done, expired">
        <SecurityCheck state="waiting" words="Checking…" />
        <SecurityCheck state="done" words="Checked" />
        <SecurityCheck state="expired" words="The check expired." />
      </Specimen>
    </Part>
  )
}

function PlaceField() {
  const [text, setText] = useState('')
  return (
    <Field label="Combobox: type 3 letters of a place">
      {(control) => (
        <Combobox
          {...control}
          icon={<MapPinIcon />}
          placeholder="indira"
          value={text}
          onType={setText}
          options={filterOptions(places, text, 5)}
          onPick={(place) => setText(place.label)}
          minChars={3}
          listLabel="Places"
          note="No such place"
          action={{ label: 'Use Current Location', icon: <LocateFixedIcon />, onPick: () => setText('Here') }}
        />
      )}
    </Field>
  )
}

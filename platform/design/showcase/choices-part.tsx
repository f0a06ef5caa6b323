import { useState } from 'react'
import { Tag } from '../badge.tsx'
import { Checkbox } from '../checkbox.tsx'
import { Chip, RemovableChip } from '../chip.tsx'
import { Field } from '../field.tsx'
import { PawPrintIcon, WifiIcon } from '../icons.ts'
import { type MoneyLimits, MoneyRange } from '../money-range.tsx'
import { Segmented } from '../segmented.tsx'
import { Stepper } from '../stepper.tsx'
import { Switch } from '../switch.tsx'
import { Tabs } from '../tabs.tsx'
import { Part, Row, Specimen } from './parts.tsx'

const genders = [
  { value: 'any', label: 'Any' },
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const
const radii = ['5', '10', '25', '50', '100'].map((value) => ({ value, label: value, small: 'km' }))
const counts = [2, 4, 7, 12, 18, 24, 26, 23, 19, 14, 10, 7, 5, 3, 2, 1]

export function ChoicesPart() {
  const [quiet, setQuiet] = useState(false)
  const [tenants, setTenants] = useState(1)
  const [gender, setGender] = useState<'any' | 'male' | 'female'>('female')
  const [radius, setRadius] = useState('25')
  const [limits, setLimits] = useState<MoneyLimits>({ from: 6000, to: 20_000 })
  return (
    <Part title="Choices">
      <Specimen name="Chips: off, on, removable, off for now">
        <Row>
          <Chip pressed={quiet} onClick={() => setQuiet(!quiet)}>
            quiet
          </Chip>
          <Chip pressed>clean</Chip>
          <RemovableChip removeLabel="Remove filter-coffee">filter-coffee</RemovableChip>
          <Chip pressed={false} disabled>
            pets
          </Chip>
        </Row>
      </Specimen>
      <Specimen name="Tags: plain, shared, more">
        <Row>
          <Tag>early riser</Tag>
          <Tag look="match">vegetarian</Tag>
          <Tag look="more">+2 more</Tag>
        </Row>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="Pets Allowed" icon={<PawPrintIcon />} />
        <Checkbox label="WiFi Included" icon={<WifiIcon />} defaultChecked />
        <Checkbox label="Off for now" disabled />
      </Specimen>
      <Specimen name="Switch">
        <Switch label="Show my email" hint="On your profile, to members" defaultChecked />
        <Switch label="List my profile" />
        <Switch label="Off for now" disabled />
      </Specimen>
      <Field as="group" label="Stepper">
        {(control) => (
          <Stepper
            {...control}
            value={tenants}
            onChange={setTenants}
            min={1}
            max={10}
            lessLabel="Fewer"
            moreLabel="More"
          />
        )}
      </Field>
      <Field as="group" label="Segmented">
        {(control) => <Segmented {...control} options={genders} value={gender} onChange={setGender} />}
      </Field>
      <Field as="group" label="Segmented, five">
        {(control) => <Segmented {...control} options={radii} value={radius} onChange={setRadius} />}
      </Field>
      <Specimen name="Money range">
        <MoneyRange
          value={limits}
          onChange={setLimits}
          floor={0}
          ceiling={30_000}
          step={500}
          fromLabel="Min Rent"
          toLabel="Max Rent"
          counts={counts}
        />
      </Specimen>
      <TabsSpecimen />
    </Part>
  )
}

function TabsSpecimen() {
  const [tab, setTab] = useState<'listings' | 'messages'>('listings')
  return (
    <Specimen name="Tabs">
      <Tabs
        label="Dashboard"
        tabs={[
          { id: 'listings', label: 'My Listings', count: 3 },
          { id: 'messages', label: 'Messages', count: 7 },
        ]}
        value={tab}
        onChange={setTab}
      >
        <p style={{ padding: '12px 14px' }}>{tab}</p>
      </Tabs>
    </Specimen>
  )
}

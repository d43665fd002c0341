import { useState } from 'react';
import { NumberInput } from '../../ui/field/NumberInput.tsx';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { SegmentedControl } from '../../ui/segmented/SegmentedControl.tsx';
import { SearchSelect } from '../../ui/select/SearchSelect.tsx';
import { Select } from '../../ui/select/Select.tsx';
import css from '../ComponentGallery.module.css';

type Side = 'left' | 'right' | 'both';

const drills = [
  {
    label: 'Ball Control',
    options: [
      { value: 'juggling', label: 'Juggling', detail: 'beginner, touches' },
      { value: 'first_touch', label: 'First Touch', detail: 'intermediate, controls' },
      { value: 'quick_touches', label: 'Quick Touches', detail: 'beginner, touches' },
    ],
  },
  {
    label: 'Dribbling',
    options: [{ value: 'cone_weaving', label: 'Cone Weaving', detail: 'intermediate, runs' }],
  },
  {
    label: 'Passing',
    options: [
      { value: 'wall_passes', label: 'Wall Passes', detail: 'beginner, passes' },
      { value: 'long_pass', label: 'Long Pass', detail: 'opens at level 3', disabled: true },
    ],
  },
];

const shirts = Array.from({ length: 60 }, (_, index) => ({ value: `${index + 1}`, label: `Shirt number ${index + 1}` }));

const shirtNames = shirts.map(({ label }) => label);

/** Every control, neutral, valid, invalid and disabled. */
export function Fields() {
  const [email, setEmail] = useState('');
  const [name, setName] = useState('Noa');
  const [password, setPassword] = useState('12345');
  const [result, setResult] = useState<number | null>(31);
  const [minutes, setMinutes] = useState<number | null>(400);
  const [drill, setDrill] = useState<string | null>(null);
  const [shirt, setShirt] = useState<string | null>('7');
  const [found, setFound] = useState<string | null>(null);
  const [side, setSide] = useState<Side | null>('right');
  return (
    <div className={css['grid']}>
      <TextInput
        label="Email"
        type="email"
        placeholder="you@example.com"
        hint="We only write about your account."
        value={email}
        onValueChange={setEmail}
      />
      <TextInput label="Player name" validity="valid" message="Nice to meet you" value={name} onValueChange={setName} />
      <TextInput
        label="Email address"
        validity="invalid"
        message="Please enter a valid email address"
        value="noa@pitch"
        onValueChange={() => undefined}
      />
      <TextInput label="Team" note="optional" disabled value="Harbour City U13" onValueChange={() => undefined} />
      <PasswordInput
        label="Password"
        autoComplete="new-password"
        validity={password.length < 6 ? 'invalid' : 'valid'}
        message={password.length < 6 ? 'Password must be at least 6 characters' : undefined}
        value={password}
        onValueChange={setPassword}
      />
      <NumberInput label="Touches" value={result} onValueChange={setResult} min={0} max={10_000} />
      <NumberInput
        label="Duration"
        unit="min"
        validity="invalid"
        message="Choose 1 to 240 minutes"
        value={minutes}
        onValueChange={setMinutes}
      />
      <NumberInput label="Level" value={6} onValueChange={() => undefined} disabled />
      <Select
        label="Drill"
        options={drills}
        value={drill}
        onValueChange={setDrill}
        placeholder="Select a drill"
        hint="Ten drills, easiest first."
      />
      <Select label="Shirt number" options={shirts} value={shirt} onValueChange={setShirt} />
      <Select
        label="Country"
        options={shirts}
        value={null}
        onValueChange={() => undefined}
        validity="invalid"
        message="Choose your country"
      />
      <SearchSelect
        label="Favourite shirt"
        options={() => shirtNames}
        value={found}
        onValueChange={setFound}
        placeholder="Type to search"
        emptyText="No shirt of that number"
        unlistedText={(typed) => `${typed} is no shirt of the list`}
        clearLabel="Take the shirt away"
        openLabel="Show all shirts"
      />
      <Select label="Locked choice" options={shirts} value="1" onValueChange={() => undefined} disabled />
      <SegmentedControl<Side>
        label="Side"
        segments={[
          { value: 'left', label: 'Left' },
          { value: 'right', label: 'Right' },
          { value: 'both', label: 'Both' },
        ]}
        value={side}
        onValueChange={setSide}
      />
      <SegmentedControl<Side>
        label="Foot"
        segments={[
          { value: 'left', label: 'Left foot' },
          { value: 'right', label: 'Right foot' },
        ]}
        value={null}
        onValueChange={() => undefined}
        validity="invalid"
        message="Choose a foot"
      />
    </div>
  );
}

/** Clubs that nobody has: every name and place is invented, and 'Demo' stands before each league. */

export interface DemoClub {
  readonly name: string;
  readonly ground: string;
}

export interface DemoLeague {
  readonly name: string;
  /** Ten, of which each meets each of the others twice in a season. */
  readonly clubs: readonly DemoClub[];
}

const league = (name: string, ...clubs: readonly (readonly [string, string])[]): DemoLeague => ({
  name: `Demo ${name}`,
  clubs: clubs.map(([club, ground]) => ({ name: club, ground })),
});

export const demoLeagues: readonly DemoLeague[] = [
  league(
    'Harbour League',
    ['Gullhaven City', 'Quay Park'],
    ['Tidewick Rovers', 'The Boathouse'],
    ['Saltmere United', 'Pan Lane'],
    ['Lanternby Town', 'Beacon Road'],
    ['Oysterholm', 'Shell Bank'],
    ['Driftcombe Athletic', 'Driftwood Ground'],
    ['Mooringstead', 'Capstan Field'],
    ['Pebblecroft Rangers', 'The Shingle'],
    ['Anchorgarth', 'Chandlers Yard'],
    ['Kelpworth Albion', 'Foreshore Park'],
  ),
  league(
    'Summit League',
    ['Crag Hollow', 'The Overhang'],
    ['Larkspur Peaks', 'Cairn Park'],
    ['Icebrook Athletic', 'Glacier Lane'],
    ['Eaglestow', 'Eyrie Road'],
    ['Pinnacle Vale', 'The Ridge'],
    ['Snowfell Wanderers', 'Drift End'],
    ['Graniteby United', 'Quarry Ground'],
    ['Thistlemoor', 'Heather Bank'],
    ['Cloudgate City', 'Skyline Field'],
    ['Goatherd Rovers', 'Switchback Park'],
  ),
  league(
    'Meadow League',
    ['Clovermere', 'The Hayfield'],
    ['Bramblewick Town', 'Hedge Lane'],
    ['Harvestone United', 'Sheaf Park'],
    ['Dandelby', 'Clock Meadow'],
    ['Old Mill Rangers', 'Millrace Ground'],
    ['Larkstead Athletic', 'Furrow Road'],
    ['Honeycombe', 'The Hive'],
    ['Orchardgate', 'Windfall Park'],
    ['Ploughby Rovers', 'Headland Field'],
    ['Buttercup Green', 'Green Lane'],
  ),
  league(
    'Lake League',
    ['Heronsmere', 'Reed Bank'],
    ['Ripplecombe City', 'Still Water Park'],
    ['Otterholm', 'The Weir'],
    ['Willowferry United', 'Ferry Lane'],
    ['Dragonfly Bay', 'Lily Ground'],
    ['Stepstone Athletic', 'The Causeway'],
    ['Mistwater', 'Jetty Road'],
    ['Kingfisher Town', 'Dive Park'],
    ['Rushmarsh Rovers', 'Sedge Field'],
    ['Two Rivers', 'Confluence Park'],
  ),
  league(
    'Forest League',
    ['Fernhollow', 'Bracken Park'],
    ['Oakenstead United', 'Acorn Lane'],
    ['Mosswick', 'The Clearing'],
    ['Foxglove Rangers', 'Den Road'],
    ['Hazelgarth City', 'Copse Ground'],
    ['Badgerholt', 'Sett Field'],
    ['Timbercroft Athletic', 'Sawpit Park'],
    ['Nightjar Town', 'Dusk Lane'],
    ['Mushroom Glade', 'Ring Park'],
    ['Rootbridge Wanderers', 'Hollow Tree Road'],
  ),
  league(
    'Lantern League',
    ['Candlewick City', 'Wax Lane'],
    ['Starling Square', 'Murmur Park'],
    ['Clockhouse United', 'Pendulum Ground'],
    ['Tramway Town', 'Depot Road'],
    ['Copperlane Athletic', 'Kettle Field'],
    ['Inkwell Rovers', 'Blot Park'],
    ['Marketgate', 'The Arcade'],
    ['Chimney Row', 'Soot Lane'],
    ['Paperbridge', 'Origami Park'],
    ['Kitehill Rangers', 'Tailwind Field'],
  ),
];

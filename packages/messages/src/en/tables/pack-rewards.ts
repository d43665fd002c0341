import type { PackRewardId, SeriesId } from '@touchline/domain';

export const seriesNames: Readonly<Record<SeriesId, string>> = {
  midfield_makers: 'Midfield Makers',
  goal_getters: 'Goal Getters',
  last_line: 'Last Line',
  training_ground: 'Training Ground',
  match_day: 'Match Day',
  team_spirit: 'Team Spirit',
  kit_bag: 'Kit Bag',
  on_the_pitch: 'On the Pitch',
  treasure_chest: 'Treasure Chest',
};

interface RewardWords {
  readonly name: string;
  /** One warm sentence. */
  readonly description: string;
  /** What can be seen on its emblem, for those who draw it and those who cannot see it. */
  readonly picture: string;
}

/** The words of everything there is to collect. */
export const rewardWords: Readonly<Record<PackRewardId, RewardWords>> = {
  player_metronome: {
    name: 'The Metronome',
    description: 'Passes to an even beat, and soon the whole team plays in time.',
    picture: 'A metronome with a ball at the tip of its arm',
  },
  player_engine: {
    name: 'The Engine',
    description: 'Helps out at both ends of the pitch, and still smiles at the last whistle.',
    picture: 'A little steam engine puffing balls of smoke',
  },
  player_compass: {
    name: 'The Compass',
    description: 'Looks up before every pass and always knows the way forward.',
    picture: 'A compass whose needle points at a goal',
  },
  player_weaver: {
    name: 'The Weaver',
    description: 'Threads the ball through gaps that nobody else has seen.',
    picture: 'A needle pulling a thread in and out between cones',
  },
  player_painter: {
    name: 'The Painter',
    description: 'Sees the pitch as a blank page, and every pass as a new color.',
    picture: 'A paintbrush leaving the curve of a long pass',
  },
  player_conductor: {
    name: 'The Conductor',
    description: 'One small wave of the hand, and the whole team moves like music.',
    picture: 'A baton drawing five sweeping lines like a stave',
  },
  player_fox: {
    name: 'The Fox',
    description: 'Waits quietly in just the place where the ball will drop next.',
    picture: 'A fox peeping out from behind a goalpost',
  },
  player_rocket: {
    name: 'The Rocket',
    description: 'Three, two, one, and already past the last defender.',
    picture: 'A rocket lifting off with a ball for a window',
  },
  player_cloud: {
    name: 'The Cloud',
    description: 'Has a first touch so soft that the ball thinks it has landed on a pillow.',
    picture: 'A ball resting on a soft cloud',
  },
  player_acrobat: {
    name: 'The Acrobat',
    description: 'Turns a high ball into the moment that everyone talks about on Monday.',
    picture: 'A figure in an overhead kick, the ball above it',
  },
  player_magician: {
    name: 'The Magician',
    description: 'Now you see the ball, now you do not, and now it is in the net.',
    picture: 'A top hat with a ball and stars jumping out of it',
  },
  player_comet: {
    name: 'The Comet',
    description: 'Comes along once in a long while, and nobody who was there ever forgets it.',
    picture: 'A ball crossing the night sky with a long bright tail',
  },
  player_wall: {
    name: 'The Wall',
    description: 'Stands firm when it gets busy, and has a kind word for everyone beside it.',
    picture: 'A wall of bricks with a ball bouncing off it',
  },
  player_owl: {
    name: 'The Owl',
    description: 'Reads the game so well that trouble is over before it begins.',
    picture: 'An owl with wide open eyes that are two balls',
  },
  player_anchor: {
    name: 'The Anchor',
    description: 'Stays calm in any storm, so that the others can sail forward.',
    picture: 'An anchor with a rope tied around a ball',
  },
  player_octopus: {
    name: 'The Octopus',
    description: 'A keeper who seems to have eight arms, and every one of them reaches the ball.',
    picture: 'An octopus in goal with gloves on its arms',
  },
  player_shadow: {
    name: 'The Shadow',
    description: 'Always one quiet step behind, until it is time to step in and win the ball.',
    picture: 'A crescent moon throwing the long shadow of a runner',
  },
  player_gatekeeper: {
    name: 'The Gatekeeper',
    description: 'Guards the goal like a castle gate, and opens it for friends only.',
    picture: 'A castle gate with a goal net for a portcullis',
  },
  badge_early_bird: {
    name: 'Early Bird',
    description: 'The birds sing, the ball bounces, and the day has a good start.',
    picture: 'A bird singing on top of a ball at sunrise',
  },
  badge_puddle_jumper: {
    name: 'Puddle Jumper',
    description: 'Rain makes puddles, and puddles make the best training stories.',
    picture: 'A ball splashing into a puddle',
  },
  badge_one_more_try: {
    name: 'One More Try',
    description: 'It did not work the first time, so you smiled and tried again.',
    picture: 'An arrow running in a circle around a ball',
  },
  badge_wall_pal: {
    name: 'Wall Pal',
    description: 'A wall always passes back, and it never gets tired of playing with you.',
    picture: 'A zigzag line bouncing between a wall and a foot',
  },
  badge_both_feet: {
    name: 'Both Feet',
    description: 'Left or right makes no difference, because both are friends of the ball.',
    picture: 'A left and a right footprint side by side',
  },
  badge_ball_whisperer: {
    name: 'Ball Whisperer',
    description: 'The ball seems to listen to every word that your feet say.',
    picture: 'An ear and a ball with small waves between them',
  },
  badge_butterflies: {
    name: 'Butterflies',
    description: 'That flutter before kick-off means that you care, and it gives you wings.',
    picture: 'A butterfly with a ball on each wing',
  },
  badge_clear_call: {
    name: 'Clear Call',
    description: 'One clear call, and everybody knows where you are.',
    picture: 'A megaphone sending out three waves',
  },
  badge_clean_sheet: {
    name: 'Clean Sheet',
    description: 'Not one ball got past, and the whole team did it together.',
    picture: 'A goal full of shining soap bubbles',
  },
  badge_corner_flag: {
    name: 'Corner Flag',
    description: 'From this small corner of the pitch many big ideas have started.',
    picture: 'A corner flag waving over its quarter circle',
  },
  badge_last_minute: {
    name: 'Last Minute',
    description: 'The clock was almost done, but you were still playing with all your heart.',
    picture: 'A clock one minute before full time',
  },
  badge_golden_whistle: {
    name: 'Golden Whistle',
    description: 'It sounds only after games that you will still talk about when you are grown up.',
    picture: 'A golden whistle with a burst of rays',
  },
  badge_high_five: {
    name: 'High Five',
    description: 'Good pass, bad pass, any pass: there is always a hand to clap.',
    picture: 'Two hands meeting with a small spark',
  },
  badge_fair_play: {
    name: 'Fair Play',
    description: 'You helped the other team up, and the game was better for everyone.',
    picture: 'Two hands shaking in front of a ball',
  },
  badge_star_pass: {
    name: 'Star Pass',
    description: 'You could have had the goal, and you gave a friend the moment instead.',
    picture: 'A star flying from one player to another',
  },
  badge_open_circle: {
    name: 'Open Circle',
    description: 'There was room for one more, and you were the one who saw it.',
    picture: 'A ring of dots with a gap that one more dot is joining',
  },
  badge_heart_of_the_team: {
    name: 'Heart of the Team',
    description: 'When you are there, everyone plays a little braver.',
    picture: 'A heart with the seams of a ball',
  },
  item_lucky_laces: {
    name: 'Lucky Laces',
    description: 'Tied twice, loved a lot, and never late for practice.',
    picture: 'A boot whose laces are tied in a big bow',
  },
  item_warm_scarf: {
    name: 'Warm Scarf',
    description: 'It keeps you cosy while you cheer for your friends.',
    picture: 'A striped scarf in the wind',
  },
  item_keeper_gloves: {
    name: 'Keeper Gloves',
    description: 'Put them on, and every flying ball looks like a present.',
    picture: 'Two keeper gloves held up, palms open',
  },
  item_striped_socks: {
    name: 'Striped Socks',
    description: 'They have one stripe for every friend that you play with.',
    picture: 'A pair of striped socks',
  },
  item_captains_armband: {
    name: 'Captain’s Armband',
    description: 'It does not mean being the best, it means looking after the others.',
    picture: 'An armband with a large letter C',
  },
  item_starlight_shirt: {
    name: 'Starlight Shirt',
    description: 'It glows a little whenever you dare to try something new.',
    picture: 'A shirt sprinkled with stars',
  },
  item_training_cones: {
    name: 'Training Cones',
    description: 'Set out four of them, and any garden becomes a stadium.',
    picture: 'Three cones in a row with a path winding around them',
  },
  item_water_bottle: {
    name: 'Water Bottle',
    description: 'The friend on the touchline who always says: take a break, have a drink.',
    picture: 'A water bottle with a drop beside it',
  },
  item_street_ball: {
    name: 'Street Ball',
    description: 'It has scratches from a hundred games and cannot wait for the next one.',
    picture: 'A well-worn football with a patch',
  },
  item_magic_chalk: {
    name: 'Magic Chalk',
    description: 'Draw two lines on the ground, and the final can begin.',
    picture: 'A stick of chalk drawing a centre circle',
  },
  item_pocket_goal: {
    name: 'Pocket Goal',
    description: 'It is small enough for your bag and big enough for a thousand goals.',
    picture: 'A small goal unfolding out of a pocket',
  },
  item_floodlight: {
    name: 'Floodlight',
    description: 'Wherever it shines, an ordinary evening turns into a cup night.',
    picture: 'A floodlight mast shining on a ball',
  },
  item_orange_slices: {
    name: 'Orange Slices',
    description: 'The taste of half-time, best when it is shared.',
    picture: 'Slices of an orange arranged like a ball',
  },
  item_sticker_album: {
    name: 'Sticker Album',
    description: 'There is always one more page to fill and one more friend to swap with.',
    picture: 'An open album with one empty place',
  },
  item_team_photo: {
    name: 'Team Photo',
    description: 'Everyone squeezed in, everyone laughing, and nobody looking the same way.',
    picture: 'A photo of two rows of small round faces',
  },
  item_time_capsule: {
    name: 'Time Capsule',
    description: 'Inside is a note from you today to the player you will be one day.',
    picture: 'A small chest with light coming out of the lid',
  },
  item_crystal_ball: {
    name: 'Crystal Ball',
    description: 'Hold it up to the light, and it shows how far you have already come.',
    picture: 'A football made of sparkling crystal',
  },
  item_golden_cup: {
    name: 'Golden Cup',
    description: 'It is filled to the brim with every session that you ever practiced.',
    picture: 'A golden cup with two handles and ribbons',
  },
};

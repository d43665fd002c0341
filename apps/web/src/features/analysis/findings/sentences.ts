import type { MeasureId, NotMeasured, TipId } from '@touchline/vision';
import { m } from '@touchline/messages';

type Sentence = (values: { value: string }) => string;

/** The sentences of every strength and every improvement, by the finding's id. */
export const sentences: Readonly<Record<string, { seen: Sentence; why: () => string; cue?: () => string }>> = {
  'supportKneeAtContact.good': {
    seen: m.findings_supportKneeAtContact_good_seen,
    why: m.findings_supportKneeAtContact_good_why,
  },
  'kickingKneeAtBackswing.good': {
    seen: m.findings_kickingKneeAtBackswing_good_seen,
    why: m.findings_kickingKneeAtBackswing_good_why,
  },
  'kickingKneeAtContact.good': {
    seen: m.findings_kickingKneeAtContact_good_seen,
    why: m.findings_kickingKneeAtContact_good_why,
  },
  'trunkLeanAtContact.good': {
    seen: m.findings_trunkLeanAtContact_good_seen,
    why: m.findings_trunkLeanAtContact_good_why,
  },
  'followThroughHigh.good': {
    seen: m.findings_followThroughHigh_good_seen,
    why: m.findings_followThroughHigh_good_why,
  },
  'followThroughLow.good': {
    seen: m.findings_followThroughLow_good_seen,
    why: m.findings_followThroughLow_good_why,
  },
  'plantFootStill.good': {
    seen: m.findings_plantFootStill_good_seen,
    why: m.findings_plantFootStill_good_why,
  },
  'headSteady.good': {
    seen: m.findings_headSteady_good_seen,
    why: m.findings_headSteady_good_why,
  },
  'kneeAlignmentAtContact.good': {
    seen: m.findings_kneeAlignmentAtContact_good_seen,
    why: m.findings_kneeAlignmentAtContact_good_why,
  },
  'stanceKnee.good': {
    seen: m.findings_stanceKnee_good_seen,
    why: m.findings_stanceKnee_good_why,
  },
  'runningLean.good': {
    seen: m.findings_runningLean_good_seen,
    why: m.findings_runningLean_good_why,
  },
  'headUp.good': {
    seen: m.findings_headUp_good_seen,
    why: m.findings_headUp_good_why,
  },
  'hipDrop.good': {
    seen: m.findings_hipDrop_good_seen,
    why: m.findings_hipDrop_good_why,
  },
  'hipsOverBase.good': {
    seen: m.findings_hipsOverBase_good_seen,
    why: m.findings_hipsOverBase_good_why,
  },
  'kneeAtTouch.good': {
    seen: m.findings_kneeAtTouch_good_seen,
    why: m.findings_kneeAtTouch_good_why,
  },
  'kneeSpread.good': {
    seen: m.findings_kneeSpread_good_seen,
    why: m.findings_kneeSpread_good_why,
  },
  'weakerFootShare.good': {
    seen: m.findings_weakerFootShare_good_seen,
    why: m.findings_weakerFootShare_good_why,
  },
  'trunkSway.good': {
    seen: m.findings_trunkSway_good_seen,
    why: m.findings_trunkSway_good_why,
  },
  'bentKnees.good': {
    seen: m.findings_bentKnees_good_seen,
    why: m.findings_bentKnees_good_why,
  },
  'staggeredFeet.good': {
    seen: m.findings_staggeredFeet_good_seen,
    why: m.findings_staggeredFeet_good_why,
  },
  'stanceWidth.good': {
    seen: m.findings_stanceWidth_good_seen,
    why: m.findings_stanceWidth_good_why,
  },
  'kneeFlexion.good': {
    seen: m.findings_kneeFlexion_good_seen,
    why: m.findings_kneeFlexion_good_why,
  },
  'footSpacing.good': {
    seen: m.findings_footSpacing_good_seen,
    why: m.findings_footSpacing_good_why,
  },
  'kneeAlignment.good': {
    seen: m.findings_kneeAlignment_good_seen,
    why: m.findings_kneeAlignment_good_why,
  },
  'twoFootedBase.good': {
    seen: m.findings_twoFootedBase_good_seen,
    why: m.findings_twoFootedBase_good_why,
  },
  'uprightPosture.good': {
    seen: m.findings_uprightPosture_good_seen,
    why: m.findings_uprightPosture_good_why,
  },
  'shouldersLevel.good': {
    seen: m.findings_shouldersLevel_good_seen,
    why: m.findings_shouldersLevel_good_why,
  },
  'kneeSymmetry.good': {
    seen: m.findings_kneeSymmetry_good_seen,
    why: m.findings_kneeSymmetry_good_why,
  },
  'supportKneeAtContact.tooBent': {
    seen: m.findings_supportKneeAtContact_tooBent_seen,
    why: m.findings_supportKneeAtContact_tooBent_why,
    cue: m.findings_supportKneeAtContact_tooBent_cue,
  },
  'supportKneeAtContact.tooStraight': {
    seen: m.findings_supportKneeAtContact_tooStraight_seen,
    why: m.findings_supportKneeAtContact_tooStraight_why,
    cue: m.findings_supportKneeAtContact_tooStraight_cue,
  },
  'kickingKneeAtBackswing.tooBent': {
    seen: m.findings_kickingKneeAtBackswing_tooBent_seen,
    why: m.findings_kickingKneeAtBackswing_tooBent_why,
    cue: m.findings_kickingKneeAtBackswing_tooBent_cue,
  },
  'kickingKneeAtBackswing.tooStraight': {
    seen: m.findings_kickingKneeAtBackswing_tooStraight_seen,
    why: m.findings_kickingKneeAtBackswing_tooStraight_why,
    cue: m.findings_kickingKneeAtBackswing_tooStraight_cue,
  },
  'kickingKneeAtContact.tooBent': {
    seen: m.findings_kickingKneeAtContact_tooBent_seen,
    why: m.findings_kickingKneeAtContact_tooBent_why,
    cue: m.findings_kickingKneeAtContact_tooBent_cue,
  },
  'trunkLeanAtContact.tooFarBack': {
    seen: m.findings_trunkLeanAtContact_tooFarBack_seen,
    why: m.findings_trunkLeanAtContact_tooFarBack_why,
    cue: m.findings_trunkLeanAtContact_tooFarBack_cue,
  },
  'trunkLeanAtContact.tooFarForward': {
    seen: m.findings_trunkLeanAtContact_tooFarForward_seen,
    why: m.findings_trunkLeanAtContact_tooFarForward_why,
    cue: m.findings_trunkLeanAtContact_tooFarForward_cue,
  },
  'followThroughHigh.tooLow': {
    seen: m.findings_followThroughHigh_tooLow_seen,
    why: m.findings_followThroughHigh_tooLow_why,
    cue: m.findings_followThroughHigh_tooLow_cue,
  },
  'followThroughLow.tooHigh': {
    seen: m.findings_followThroughLow_tooHigh_seen,
    why: m.findings_followThroughLow_tooHigh_why,
    cue: m.findings_followThroughLow_tooHigh_cue,
  },
  'plantFootStill.sliding': {
    seen: m.findings_plantFootStill_sliding_seen,
    why: m.findings_plantFootStill_sliding_why,
    cue: m.findings_plantFootStill_sliding_cue,
  },
  'headSteady.moving': {
    seen: m.findings_headSteady_moving_seen,
    why: m.findings_headSteady_moving_why,
    cue: m.findings_headSteady_moving_cue,
  },
  'kneeAlignmentAtContact.inward': {
    seen: m.findings_kneeAlignmentAtContact_inward_seen,
    why: m.findings_kneeAlignmentAtContact_inward_why,
    cue: m.findings_kneeAlignmentAtContact_inward_cue,
  },
  'stanceKnee.tooBent': {
    seen: m.findings_stanceKnee_tooBent_seen,
    why: m.findings_stanceKnee_tooBent_why,
    cue: m.findings_stanceKnee_tooBent_cue,
  },
  'stanceKnee.tooStraight': {
    seen: m.findings_stanceKnee_tooStraight_seen,
    why: m.findings_stanceKnee_tooStraight_why,
    cue: m.findings_stanceKnee_tooStraight_cue,
  },
  'runningLean.tooUpright': {
    seen: m.findings_runningLean_tooUpright_seen,
    why: m.findings_runningLean_tooUpright_why,
    cue: m.findings_runningLean_tooUpright_cue,
  },
  'runningLean.tooFarForward': {
    seen: m.findings_runningLean_tooFarForward_seen,
    why: m.findings_runningLean_tooFarForward_why,
    cue: m.findings_runningLean_tooFarForward_cue,
  },
  'headUp.lookingDown': {
    seen: m.findings_headUp_lookingDown_seen,
    why: m.findings_headUp_lookingDown_why,
    cue: m.findings_headUp_lookingDown_cue,
  },
  'hipDrop.tooLittle': {
    seen: m.findings_hipDrop_tooLittle_seen,
    why: m.findings_hipDrop_tooLittle_why,
    cue: m.findings_hipDrop_tooLittle_cue,
  },
  'hipDrop.tooMuch': {
    seen: m.findings_hipDrop_tooMuch_seen,
    why: m.findings_hipDrop_tooMuch_why,
    cue: m.findings_hipDrop_tooMuch_cue,
  },
  'hipsOverBase.outside': {
    seen: m.findings_hipsOverBase_outside_seen,
    why: m.findings_hipsOverBase_outside_why,
    cue: m.findings_hipsOverBase_outside_cue,
  },
  'kneeAtTouch.tooBent': {
    seen: m.findings_kneeAtTouch_tooBent_seen,
    why: m.findings_kneeAtTouch_tooBent_why,
    cue: m.findings_kneeAtTouch_tooBent_cue,
  },
  'kneeAtTouch.tooStraight': {
    seen: m.findings_kneeAtTouch_tooStraight_seen,
    why: m.findings_kneeAtTouch_tooStraight_why,
    cue: m.findings_kneeAtTouch_tooStraight_cue,
  },
  'kneeSpread.uneven': {
    seen: m.findings_kneeSpread_uneven_seen,
    why: m.findings_kneeSpread_uneven_why,
    cue: m.findings_kneeSpread_uneven_cue,
  },
  'weakerFootShare.tooLittle': {
    seen: m.findings_weakerFootShare_tooLittle_seen,
    why: m.findings_weakerFootShare_tooLittle_why,
    cue: m.findings_weakerFootShare_tooLittle_cue,
  },
  'trunkSway.swaying': {
    seen: m.findings_trunkSway_swaying_seen,
    why: m.findings_trunkSway_swaying_why,
    cue: m.findings_trunkSway_swaying_cue,
  },
  'bentKnees.tooBent': {
    seen: m.findings_bentKnees_tooBent_seen,
    why: m.findings_bentKnees_tooBent_why,
    cue: m.findings_bentKnees_tooBent_cue,
  },
  'bentKnees.tooStraight': {
    seen: m.findings_bentKnees_tooStraight_seen,
    why: m.findings_bentKnees_tooStraight_why,
    cue: m.findings_bentKnees_tooStraight_cue,
  },
  'staggeredFeet.tooSquare': {
    seen: m.findings_staggeredFeet_tooSquare_seen,
    why: m.findings_staggeredFeet_tooSquare_why,
    cue: m.findings_staggeredFeet_tooSquare_cue,
  },
  'staggeredFeet.tooFarApart': {
    seen: m.findings_staggeredFeet_tooFarApart_seen,
    why: m.findings_staggeredFeet_tooFarApart_why,
    cue: m.findings_staggeredFeet_tooFarApart_cue,
  },
  'stanceWidth.tooNarrow': {
    seen: m.findings_stanceWidth_tooNarrow_seen,
    why: m.findings_stanceWidth_tooNarrow_why,
    cue: m.findings_stanceWidth_tooNarrow_cue,
  },
  'stanceWidth.tooWide': {
    seen: m.findings_stanceWidth_tooWide_seen,
    why: m.findings_stanceWidth_tooWide_why,
    cue: m.findings_stanceWidth_tooWide_cue,
  },
  'kneeFlexion.tooStraight': {
    seen: m.findings_kneeFlexion_tooStraight_seen,
    why: m.findings_kneeFlexion_tooStraight_why,
    cue: m.findings_kneeFlexion_tooStraight_cue,
  },
  'kneeFlexion.tooBent': {
    seen: m.findings_kneeFlexion_tooBent_seen,
    why: m.findings_kneeFlexion_tooBent_why,
    cue: m.findings_kneeFlexion_tooBent_cue,
  },
  'footSpacing.tooNarrow': {
    seen: m.findings_footSpacing_tooNarrow_seen,
    why: m.findings_footSpacing_tooNarrow_why,
    cue: m.findings_footSpacing_tooNarrow_cue,
  },
  'footSpacing.tooWide': {
    seen: m.findings_footSpacing_tooWide_seen,
    why: m.findings_footSpacing_tooWide_why,
    cue: m.findings_footSpacing_tooWide_cue,
  },
  'kneeAlignment.inward': {
    seen: m.findings_kneeAlignment_inward_seen,
    why: m.findings_kneeAlignment_inward_why,
    cue: m.findings_kneeAlignment_inward_cue,
  },
  'twoFootedBase.oneFoot': {
    seen: m.findings_twoFootedBase_oneFoot_seen,
    why: m.findings_twoFootedBase_oneFoot_why,
    cue: m.findings_twoFootedBase_oneFoot_cue,
  },
  'uprightPosture.tooFarBack': {
    seen: m.findings_uprightPosture_tooFarBack_seen,
    why: m.findings_uprightPosture_tooFarBack_why,
    cue: m.findings_uprightPosture_tooFarBack_cue,
  },
  'uprightPosture.tooFarForward': {
    seen: m.findings_uprightPosture_tooFarForward_seen,
    why: m.findings_uprightPosture_tooFarForward_why,
    cue: m.findings_uprightPosture_tooFarForward_cue,
  },
  'shouldersLevel.tilted': {
    seen: m.findings_shouldersLevel_tilted_seen,
    why: m.findings_shouldersLevel_tilted_why,
    cue: m.findings_shouldersLevel_tilted_cue,
  },
  'kneeSymmetry.uneven': {
    seen: m.findings_kneeSymmetry_uneven_seen,
    why: m.findings_kneeSymmetry_uneven_why,
    cue: m.findings_kneeSymmetry_uneven_cue,
  },
};

/** The sentence of every tip. */
export const tips: Readonly<Record<TipId, () => string>> = {
  filmFromSide: m.findings_tip_filmFromSide,
  filmFromFront: m.findings_tip_filmFromFront,
  filmWholeBody: m.findings_tip_filmWholeBody,
  plantBeside: m.findings_tip_plantBeside,
  lockAnkle: m.findings_tip_lockAnkle,
  eyesOnBall: m.findings_tip_eyesOnBall,
  firmPassingFoot: m.findings_tip_firmPassingFoot,
  passWithBothFeet: m.findings_tip_passWithBothFeet,
  smallTouches: m.findings_tip_smallTouches,
  lookUpOften: m.findings_tip_lookUpOften,
  bothFeet: m.findings_tip_bothFeet,
  watchTheBall: m.findings_tip_watchTheBall,
  stayOnToes: m.findings_tip_stayOnToes,
  smallSteps: m.findings_tip_smallSteps,
  handsReady: m.findings_tip_handsReady,
  lightTouch: m.findings_tip_lightTouch,
  ankleFirm: m.findings_tip_ankleFirm,
  slowIntoFastOut: m.findings_tip_slowIntoFastOut,
  lookFirst: m.findings_tip_lookFirst,
  softBallFirst: m.findings_tip_softBallFirst,
  fewHeaders: m.findings_tip_fewHeaders,
  knockTellAdult: m.findings_tip_knockTellAdult,
  sameRunUp: m.findings_tip_sameRunUp,
  practiseSlow: m.findings_tip_practiseSlow,
  practiseOften: m.findings_tip_practiseOften,
  filmAgain: m.findings_tip_filmAgain,
};

/** What every measure is called. */
export const measures: Readonly<Record<MeasureId, () => string>> = {
  supportKneeAtContact: m.findings_measure_supportKneeAtContact,
  kickingKneeAtBackswing: m.findings_measure_kickingKneeAtBackswing,
  kickingKneeAtContact: m.findings_measure_kickingKneeAtContact,
  trunkLeanAtContact: m.findings_measure_trunkLeanAtContact,
  followThroughHigh: m.findings_measure_followThroughHigh,
  followThroughLow: m.findings_measure_followThroughLow,
  plantFootStill: m.findings_measure_plantFootStill,
  kneeAlignmentAtContact: m.findings_measure_kneeAlignmentAtContact,
  stanceKnee: m.findings_measure_stanceKnee,
  runningLean: m.findings_measure_runningLean,
  headUp: m.findings_measure_headUp,
  headSteady: m.findings_measure_headSteady,
  hipDrop: m.findings_measure_hipDrop,
  hipsOverBase: m.findings_measure_hipsOverBase,
  kneeAtTouch: m.findings_measure_kneeAtTouch,
  kneeSpread: m.findings_measure_kneeSpread,
  weakerFootShare: m.findings_measure_weakerFootShare,
  trunkSway: m.findings_measure_trunkSway,
  bentKnees: m.findings_measure_bentKnees,
  staggeredFeet: m.findings_measure_staggeredFeet,
  stanceWidth: m.findings_measure_stanceWidth,
  kneeFlexion: m.findings_measure_kneeFlexion,
  footSpacing: m.findings_measure_footSpacing,
  kneeAlignment: m.findings_measure_kneeAlignment,
  twoFootedBase: m.findings_measure_twoFootedBase,
  uprightPosture: m.findings_measure_uprightPosture,
  shouldersLevel: m.findings_measure_shouldersLevel,
  kneeSymmetry: m.findings_measure_kneeSymmetry,
};

/** Why something was not measured, and how to film it so that it can be. */
export const notMeasured: Readonly<Record<NotMeasured, { what: () => string; film: () => string }>> = {
  noPose: {
    what: m.findings_notMeasured_noPose_what,
    film: m.findings_notMeasured_noPose_film,
  },
  stillPicture: {
    what: m.findings_notMeasured_stillPicture_what,
    film: m.findings_notMeasured_stillPicture_film,
  },
  halfBody: {
    what: m.findings_notMeasured_halfBody_what,
    film: m.findings_notMeasured_halfBody_film,
  },
  sideways: {
    what: m.findings_notMeasured_sideways_what,
    film: m.findings_notMeasured_sideways_film,
  },
  noKickSeen: {
    what: m.findings_notMeasured_noKickSeen_what,
    film: m.findings_notMeasured_noKickSeen_film,
  },
  unclearKick: {
    what: m.findings_notMeasured_unclearKick_what,
    film: m.findings_notMeasured_unclearKick_film,
  },
  tooSlowForKick: {
    what: m.findings_notMeasured_tooSlowForKick_what,
    film: () => m.findings_notMeasured_tooSlowForKick_film({ overlay: m.record_overlay() }),
  },
  noSetSeen: {
    what: m.findings_notMeasured_noSetSeen_what,
    film: m.findings_notMeasured_noSetSeen_film,
  },
  noRunSeen: {
    what: m.findings_notMeasured_noRunSeen_what,
    film: m.findings_notMeasured_noRunSeen_film,
  },
  noTurnSeen: {
    what: m.findings_notMeasured_noTurnSeen_what,
    film: m.findings_notMeasured_noTurnSeen_film,
  },
  noTouchSeen: {
    what: m.findings_notMeasured_noTouchSeen_what,
    film: m.findings_notMeasured_noTouchSeen_film,
  },
  frontView: {
    what: m.findings_notMeasured_frontView_what,
    film: m.findings_notMeasured_frontView_film,
  },
  frontOnly: {
    what: m.findings_notMeasured_frontOnly_what,
    film: m.findings_notMeasured_frontOnly_film,
  },
  obliqueView: {
    what: m.findings_notMeasured_obliqueView_what,
    film: m.findings_notMeasured_obliqueView_film,
  },
  sideView: {
    what: m.findings_notMeasured_sideView_what,
    film: m.findings_notMeasured_sideView_film,
  },
  hiddenJoint: {
    what: m.findings_notMeasured_hiddenJoint_what,
    film: m.findings_notMeasured_hiddenJoint_film,
  },
  lowFrameRate: {
    what: m.findings_notMeasured_lowFrameRate_what,
    film: m.findings_notMeasured_lowFrameRate_film,
  },
  tooFewMeasures: {
    what: m.findings_notMeasured_tooFewMeasures_what,
    film: m.findings_notMeasured_tooFewMeasures_film,
  },
  headingAge: {
    what: m.findings_notMeasured_headingAge_what,
    film: m.findings_notMeasured_headingAge_film,
  },
  timeUp: {
    what: m.findings_notMeasured_timeUp_what,
    film: m.findings_notMeasured_timeUp_film,
  },
  playerLost: {
    what: m.findings_notMeasured_playerLost_what,
    film: m.findings_notMeasured_playerLost_film,
  },
  lostSight: {
    what: m.findings_notMeasured_lostSight_what,
    film: m.findings_notMeasured_lostSight_film,
  },
};

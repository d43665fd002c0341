/** Small talk that is answered in a line, with a question back and no drill. */
export type Chat = 'named' | 'namedWithAge' | 'likesMine' | 'likesColor' | 'likesWeather' | 'likesFood' | 'likesAnimal' | 'siuuu' | 'celebrate' | 'newGear' | 'snowDay' | 'balloon' | 'family';

import { answerOwner } from '../../platform/threads/run-in-process.ts';
import { writeModel } from './model/model-file.ts';
import type { SemanticText } from './model/term-counts.ts';
import { trainModel } from './model/train-model.ts';

answerOwner((pages: SemanticText[][], onProgress) => writeModel(trainModel(pages.flat(), { onProgress })));

/** MuJoCo's WebAssembly build as Python calls it: a model is loaded, and computes some steps at a time. */
interface Enumerated {
  value: number;
}
interface Freed {
  delete(): void;
}
interface MujocoModel extends Freed {
  nv: number;
  nsensor: number;
  nsensordata: number;
  opt: { timestep: number };
  sensor_adr: Int32Array;
  body_pos: Float64Array;
  body_quat: Float64Array;
}
interface MujocoData extends Freed {
  time: number;
  qpos: Float64Array;
  qvel: Float64Array;
  qacc_warmstart: Float64Array;
  sensordata: Float64Array;
}

/** The part of `@mujoco/mujoco` that is used. */
export interface Mujoco {
  MjModel: { from_xml_string(text: string): MujocoModel };
  MjData: new (model: MujocoModel) => MujocoData;
  mjtObj: { mjOBJ_BODY: Enumerated; mjOBJ_SENSOR: Enumerated };
  mj_versionString(): string;
  mj_id2name(model: MujocoModel, kind: number, id: number): string;
  mj_name2id(model: MujocoModel, kind: number, name: string): number;
  mj_resetData(model: MujocoModel, data: MujocoData): void;
  mj_step(model: MujocoModel, data: MujocoData): void;
}

export class Physics {
  readonly version: string;

  constructor(private readonly mujoco: Mujoco) {
    this.version = mujoco.mj_versionString();
  }

  load(text: string): LoadedModel {
    return new LoadedModel(this.mujoco, text);
  }
}

class LoadedModel {
  readonly step: number;
  readonly bodies: number;
  readonly readingWidth: number;
  /** Where the reading of each sensor begins. */
  readonly columns: [string, number][] = [];
  private readonly model: MujocoModel;
  private readonly data: MujocoData;

  constructor(
    private readonly mujoco: Mujoco,
    text: string,
  ) {
    const model = (this.model = mujoco.MjModel.from_xml_string(text));
    this.data = new mujoco.MjData(model);
    this.step = model.opt.timestep;
    this.bodies = model.nv / 6;
    this.readingWidth = model.nsensordata;
    for (let n = 0; n < model.nsensor; n++) this.columns.push([mujoco.mj_id2name(model, mujoco.mjtObj.mjOBJ_SENSOR.value, n), model.sensor_adr[n]!]);
  }

  stand(body: string, position: Float64Array, turn: Float64Array): void {
    const id = this.mujoco.mj_name2id(this.model, this.mujoco.mjtObj.mjOBJ_BODY.value, body);
    this.model.body_pos.set(position, 3 * id);
    this.model.body_quat.set(turn, 4 * id);
  }

  /** Compute steps from a row of state: the time, positions, speeds. What was computed before does not matter. */
  run(state: Float64Array, warm: Float64Array, count: number): { states: Float64Array; readings: Float64Array; warm: Float64Array } {
    const { mujoco, model, data } = this, positions = 7 * this.bodies, width = state.length;
    const states = new Float64Array(count * width), readings = new Float64Array(count * this.readingWidth);
    mujoco.mj_resetData(model, data);
    data.time = state[0]!;
    data.qpos.set(state.subarray(1, 1 + positions));
    data.qvel.set(state.subarray(1 + positions));
    data.qacc_warmstart.set(warm);
    for (let n = 0; n < count; n++) {
      mujoco.mj_step(model, data);
      // the arrays are asked for at each step: they move when the engine's memory grows
      states[n * width] = data.time;
      states.set(data.qpos, n * width + 1);
      states.set(data.qvel, n * width + 1 + positions);
      readings.set(data.sensordata, n * this.readingWidth);
    }
    return { states, readings, warm: data.qacc_warmstart.slice() };
  }

  free(): void {
    this.data.delete();
    this.model.delete();
  }
}
